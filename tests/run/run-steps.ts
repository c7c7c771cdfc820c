import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testServer } from '../support/test-server.ts';
import { addCounts, countTests, describeCount, type TestCount } from './count-tests.ts';
import { findChromium } from './find-chromium.mjs';
import { endWithUs, runProgram } from './run-program.ts';
import { pickSteps, type Step } from './steps.ts';

/** Runs the steps up to the first failure, prints the count as the last line, and ends the process: 0 or 1. */
export async function runSteps(args: readonly string[]): Promise<never> {
  const reports = await mkdtemp(join(tmpdir(), 'sabal-tests-'));
  let count: TestCount = { passed: 0, failed: 0, skipped: 0 };
  let isFailed = false;
  let stopPostgres = () => Promise.resolve();
  const leaveNothing = async () => {
    await stopPostgres();
    await rm(reports, { recursive: true, force: true });
  };
  endWithUs(leaveNothing);
  try {
    const steps = pickSteps(args);
    process.env.STORM_SIZE = args.includes('--full') ? 'full' : 'tenth';
    if (steps.some((step) => step.needsChromium)) process.env.CHROMIUM_PATH = await findChromium();
    for (const step of steps) {
      console.log(`\n── ${step.title} ${'─'.repeat(Math.max(0, 60 - step.title.length))}`);
      if (step.needsPostgres) {
        const server = await testServer();
        // One that ran before us stays for the program that started it.
        if (!server.attached) stopPostgres = server.stop;
      }
      const beganAtMs = Date.now();
      const isPassed = await runStep(step, reports);
      const found = await readCount(step, reports);
      count = addCounts(count, isPassed || found.failed > 0 ? found : { ...found, failed: 1 });
      console.log(`${isPassed ? '✓' : '✗'} ${step.name}, ${((Date.now() - beganAtMs) / 1000).toFixed(1)} s`);
      isFailed = !isPassed;
      if (isFailed) break;
    }
  } catch (error) {
    isFailed = true;
    count = addCounts(count, { passed: 0, failed: 1, skipped: 0 });
    console.error(error instanceof Error ? error.message : error);
  }
  await leaveNothing();
  console.log(`\n${describeCount(count)}`);
  process.exit(isFailed ? 1 : 0);
}

async function runStep(step: Step, reports: string): Promise<boolean> {
  const report = join(reports, `${step.name}.json`);
  const extra = { vitest: vitestReporters(report), playwright: ['--reporter=list,json'], none: [] };
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  for (const command of step.commands) {
    if (!(await runProgram([...command, ...extra[step.counts ?? 'none']], { ...step, env }))) return false;
  }
  return true;
}

function vitestReporters(report: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
}

/** Nothing where a runner failed before its first test. */
async function readCount(step: Step, reports: string): Promise<TestCount> {
  if (step.counts === undefined) return { passed: 0, failed: 0, skipped: 0 };
  const text = await readFile(join(reports, `${step.name}.json`), 'utf8').catch(() => undefined);
  return text === undefined
    ? { passed: 0, failed: 0, skipped: 0 }
    : countTests(step.counts, JSON.parse(text));
}
