// `npm start` after set-up: builds what is stale and serves the debugger to this machine only. Must not open a browser:
// it may run where there is none.
import { ROOT, runCommand } from './run-command.mjs';
import { join } from 'node:path';

const built = await runCommand('turbo', ['run', 'build', '--filter=@dradis/debugger...', '--output-logs=errors-only']);
if (built !== 0) {
  process.stderr.write('start: the build failed; its own messages above say why.\n');
  process.exit(built);
}
const { preview } = await import('vite');
const server = await preview({ root: join(ROOT, 'apps', 'debugger'), preview: { host: '127.0.0.1', port: 4173 } });
const url = server.resolvedUrls?.local[0];
if (url === undefined) throw new Error('vite preview gave no address');
process.stdout.write(`\nDradis debugger: ${url}\nStop it with Ctrl+C.\n`);
