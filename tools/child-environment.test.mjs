// An outer npm run must not change what set-up installs.
import { expect, it } from 'vitest';
import { childEnvironment } from './child-environment.mjs';

it('drops what an outer npm sets and switches telemetry off', () => {
  const env = childEnvironment({
    PATH: '/bin',
    NODE_ENV: 'production',
    npm_lifecycle_event: 'test',
    npm_package_name: 'dradis',
    npm_config_omit: 'dev',
    npm_config_registry: 'https://registry.example/',
  });
  expect(env).toEqual({
    PATH: '/bin',
    npm_config_registry: 'https://registry.example/',
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
  });
});
