// Test suites as JUnit XML, which most build servers read. Must not know what is tested.

/** One thing that was tested. */
export interface JunitCase {
  readonly name: string;
  /** What it belongs to, such as its file. */
  readonly classname: string;
  /** The file it stands in, and its line from 1. */
  readonly file: string;
  readonly line?: number;
  /** Empty when it is all right; `type` is a code or a word for what is wrong. */
  readonly failures: readonly { readonly type: string; readonly message: string; readonly text: string }[];
  /** What is to be said besides. */
  readonly notes: readonly string[];
}

/** Tests that belong together. */
export interface JunitSuite {
  readonly name: string;
  readonly cases: readonly JunitCase[];
}

/** Text for XML 1.0, in which most control characters cannot be written at all. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\u{FFFD}')
    .replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);
}

/** A value of an attribute, in which line ends must be written out. */
function attribute(text: string): string {
  return escaped(text).replace(/[\t\n\r]/g, (character) => `&#${String(character.charCodeAt(0))};`);
}

function caseXml({ name, classname, file, line, failures, notes }: JunitCase): string[] {
  const head = `    <testcase name="${attribute(name)}" classname="${attribute(classname)}" file="${attribute(file)}"${line === undefined ? '' : ` line="${String(line)}"`} time="0"`;
  const inside = [
    ...failures.map(({ type, message, text }) => `      <failure type="${attribute(type)}" message="${attribute(message)}">${escaped(text)}</failure>`),
    ...(notes.length === 0 ? [] : [`      <system-out>${escaped(notes.join('\n'))}</system-out>`]),
  ];
  return inside.length === 0 ? [`${head}/>`] : [`${head}>`, ...inside, '    </testcase>'];
}

const failed = (cases: readonly JunitCase[]): number => cases.filter(({ failures }) => failures.length > 0).length;

/** The document; ends with a line end. Times are 0, so that the same content gives the same document. */
export function junitXml(name: string, suites: readonly JunitSuite[]): string {
  const all = suites.flatMap(({ cases }) => cases);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${attribute(name)}" tests="${String(all.length)}" failures="${String(failed(all))}" errors="0" time="0">`,
    ...suites.flatMap(({ name: suite, cases }) => [
      `  <testsuite name="${attribute(suite)}" tests="${String(cases.length)}" failures="${String(failed(cases))}" errors="0" skipped="0" time="0">`,
      ...cases.flatMap(caseXml),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}
