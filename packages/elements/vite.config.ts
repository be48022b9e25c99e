// Vite settings that Storybook and the browser tests of the elements share.
import { defineConfig } from 'vite';
import { legacyDecorators } from '../../tools/vitest/legacy-decorators.js';
import { browserConditions } from '../../tools/vitest/source-conditions.js';

export default defineConfig({ ...browserConditions, oxc: legacyDecorators });
