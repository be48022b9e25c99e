// Which packages are pure, and what that forbids them, each ban with its reason. Must not hold style rules.

/** Packages that take data in and give data out; only the command line and the app meet the outside world. */
export const purePackages = ['diagnostics', 'language', 'engine', 'packs', 'language-service', 'base-game', 'session', 'players', 'scenarios'];

const HOST = 'The host belongs to packages/cli and apps: this package must run in Node, a browser and a worker alike.';
const DOM = 'The page belongs to packages/elements and apps: this package must run without one.';
const CLOCK = 'The same pack, seed and answers must give the same state: take the time from the caller, as data.';
const TIMER = 'Nothing here may depend on when it runs: the caller decides when to call.';
const NETWORK = 'Content and saves arrive as data: the caller fetches them.';
const OUTPUT = 'Return events or diagnostics: the caller decides what is shown and where.';

/** @param {string[]} names @param {string} message */
const ban = (names, message) => names.map((name) => ({ name, message }));

/** For eslint's no-restricted-globals. */
export const impureGlobals = [
  ...ban(['process', 'Buffer', '__dirname', '__filename', 'require', 'global'], HOST),
  ...ban(['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage', 'indexedDB', 'history'], DOM),
  ...ban(['HTMLElement', 'customElements', 'CustomEvent', 'requestAnimationFrame', 'alert'], DOM),
  ...ban(['performance'], CLOCK),
  ...ban(['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'], TIMER),
  ...ban(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'], NETWORK),
  ...ban(['crypto'], 'Draw from the random source in the state, and hash with the function of the engine.'),
  ...ban(['console'], OUTPUT),
];

/** For eslint's no-restricted-properties. */
export const impureProperties = [
  {
    object: 'Math',
    property: 'random',
    message: 'Draw from the random source in the state: a game must replay from its seed.',
  },
  { object: 'Date', property: 'now', message: CLOCK },
  ...['sin', 'cos', 'tan', 'exp', 'log', 'pow'].map((property) => ({
    object: 'Math',
    property,
    message: 'Its last bits differ between JavaScript engines; state hashes must not.',
  })),
];

/** For eslint's no-restricted-syntax. */
export const impureSyntax = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: CLOCK },
  { selector: "CallExpression[callee.property.name='localeCompare']", message: 'Its order depends on the host: compare with < and >.' },
];

/** For eslint's no-restricted-imports. */
export const impureImports = {
  patterns: [
    {
      regex: '^(node:|(fs|path|os|net|http|https|http2|child_process|worker_threads|crypto|url|util|stream|events|process|timers)(/|$))',
      message: HOST,
    },
  ],
};

/** Players run simulations in workers; the file that starts them is the one place that may know Node. */
export const purityExceptions = ['packages/players/src/workers/**/*.ts', 'packages/*/src/testing/node/**/*.ts'];
