/** As `npm test` with one step: it begins two processes in sessions of their own that hear no SIGTERM, one an orphan. */
import { endWithUs, runProgram } from './run-program.ts';

const STEP = `
  const { spawn } = require('node:child_process');
  const deaf = 'process.on("SIGTERM", () => 0); process.on("SIGINT", () => 0); setInterval(() => 0, 1000); console.log(process.pid)';
  const begin = (code) => spawn(process.execPath, ['-e', code], { detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
  begin(deaf);
  begin('require("node:child_process").spawn(process.execPath, ["-e", ' + JSON.stringify(deaf) + '], { detached: true, stdio: ["ignore", "inherit", "inherit"] }).unref()');
  if (process.argv[1] !== 'ends') setInterval(() => 0, 1000);
  else setTimeout(() => process.exit(0), 1500);
`;

endWithUs(async () => console.log('last'));
const isPassed = await runProgram(['-e', STEP, process.argv[2] ?? 'stays'], {
  title: 'The step',
  limitMin: 1,
});
console.log(isPassed ? 'passed' : 'failed');
process.exit();
