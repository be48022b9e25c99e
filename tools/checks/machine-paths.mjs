// Check: no file names a path that exists on one machine only.

// Written with a class for the slash, so that this file does not find itself.
const MACHINE_PATHS = [
  /(?<![\w.@~-])[/]home[/][a-z][\w.-]*[/]/,
  /(?<![\w.@~-])[/]Users[/][A-Za-z][\w.-]*[/]/,
  /(?<![\w.@~-])[/]root[/]\w/,
  /(?<![\w.@~-])[/]work[/]\w/,
  /(?<![\w.@~-])[/]tmp[/]\w/,
  /\b[A-Z]:\\\\?Users\\/,
];
const BINARY = /\.(png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|gz|tgz|zip|wasm)$/;

export const name = 'no machine paths';

/** @param {import('./repository.mjs').Repository} repository @returns {import('./repository.mjs').Outcome} */
export function run({ files, read }) {
  const texts = files.filter((path) => !BINARY.test(path));
  const problems = texts.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => {
        const found = MACHINE_PATHS.map((pattern) => pattern.exec(line)?.[0]).find((match) => match !== undefined);
        return found === undefined ? [] : [`${path}:${index + 1}: names the machine path "${found}..."; use a path from the root of the repository`];
      }),
  );
  return { problems, summary: `${texts.length} files` };
}
