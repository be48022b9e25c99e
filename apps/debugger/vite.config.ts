// Build and preview of the debugger app. It binds to loopback only: a debug session is not for the network.
import { defineConfig } from 'vite';
import { legacyDecorators } from '../../tools/vitest/legacy-decorators.js';
import { browserConditions } from '../../tools/vitest/source-conditions.js';

export default defineConfig({
  ...browserConditions,
  base: './',
  oxc: legacyDecorators,
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
  // The base game is one chunk of data and engine, larger than what the warning takes for usual. Nothing becomes a data: address,
  // which the server of `dradis debug` does not let the page load.
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1200,
    assetsInlineLimit: 0,
    // What page and editor share is a chunk of its own: left to itself the bundler puts it into the editor's, which is then part of the first load.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'marks', test: /elements\/src\/editor\/(debug-marks-type|line-diff)\.ts$/ }] } } },
  },
});
