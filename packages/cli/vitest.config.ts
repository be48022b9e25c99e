// The test project of @dradis/cli. Settings that packages share live in tools/vitest.
import { nodeProject } from '../../tools/vitest/node-project.js';

export default nodeProject('@dradis/cli');
