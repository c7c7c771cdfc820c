import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { countTests, type TestCount } from '../run/count-tests.ts';
import { runProgram } from '../run/run-program.ts';

export interface Suite {
  readonly title: string;
  /** A project of Vitest, and the files of it; all without any. */
  readonly project: 'api' | 'storms';
  readonly files: readonly string[];
}

export interface SuiteResult extends TestCount {
  /** Of the failed: those in which the engine refused a statement. */
  readonly refused: number;
}

const report = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ status: z.string(), failureMessages: z.optional(z.array(z.string())) }),
      ),
    }),
  ),
});

/** How an engine says that it knows SQL, but not this. */
const REFUSAL =
  /not supported|requires repartitioning|could not create distributed plan|could not run distributed|not allowed in|cannot be called/;

/** Runs the tests with their databases on the engine. Their output goes to the terminal. */
export async function runSuite({ title, project, files }: Suite, ownerUrl: string): Promise<SuiteResult> {
  const folder = await mkdtemp(join(tmpdir(), 'sabal-engine-'));
  const path = join(folder, 'report.json');
  try {
    await runProgram(
      [
        ...['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...files],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
      ],
      { title, limitMin: 30, env: { ENGINE_URL: ownerUrl, STORM_SIZE: 'tenth' } },
    );
    const told: unknown = JSON.parse(await readFile(path, 'utf8'));
    return { ...countTests('vitest', told), refused: countRefused(told) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function countRefused(told: unknown): number {
  return report
    .parse(told)
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .filter(({ failureMessages = [] }) => failureMessages.some((message) => REFUSAL.test(message))).length;
}
