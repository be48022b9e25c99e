// The environment for child processes of the repository's own commands. Must not read anything but what it is given.

const DROPPED_PREFIXES = ['npm_lifecycle', 'npm_package'];
const DROPPED_CONFIG = new Set(
  ['workspace', 'workspaces', 'omit', 'include', 'only', 'production', 'prefix', 'local_prefix', 'ignore_scripts'].map(
    (name) => `npm_config_${name}`,
  ),
);

/**
 * A copy of `env` in which an outer `npm run` cannot change what an inner npm installs, and no tool reports home.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {Record<string, string | undefined>}
 */
export function childEnvironment(env) {
  const kept = Object.entries(env).filter(([key]) => {
    const name = key.toLowerCase();
    if (name === 'node_env') return false;
    return !DROPPED_CONFIG.has(name) && !DROPPED_PREFIXES.some((prefix) => name.startsWith(prefix));
  });
  return {
    ...Object.fromEntries(kept),
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    DO_NOT_TRACK: '1',
  };
}
