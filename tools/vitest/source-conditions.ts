// Makes tests and apps read the packages of this repository from src, so that nothing needs a build first.
// Must stay the only place that names the private export condition for vite.

const SOURCE = '@dradis/source';

/** Vite settings for code that runs in Node. */
export const nodeConditions = {
  resolve: { conditions: [SOURCE, 'module', 'node', 'development|production'] },
  ssr: {
    resolve: {
      conditions: [SOURCE, 'module', 'node', 'development|production'],
      externalConditions: [SOURCE, 'node'],
    },
  },
};

/** Vite settings for code that runs in a browser. */
export const browserConditions = {
  resolve: { conditions: [SOURCE, 'module', 'browser', 'development|production'] },
};
