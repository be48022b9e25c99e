// Checked packs as JUnit XML: one test a file that has something to say, and one for the pack itself. Must not add output of its own.
import { renderText, type Diagnostic } from '@dradis/diagnostics';
import type { CheckedPack } from './checked-pack.js';
import { junitXml, type JunitCase } from './junit.js';

function fileCase(pack: string, path: string, diagnostics: readonly Diagnostic[]): JunitCase {
  const [errors, others] = [diagnostics.filter(({ severity }) => severity === 'error'), diagnostics.filter(({ severity }) => severity !== 'error')];
  return {
    name: path,
    classname: pack,
    file: path,
    failures: errors.map((error) => ({ type: error.code, message: error.title, text: renderText(error) })),
    notes: others.map((other) => renderText(other)),
  };
}

/** Warnings and notes are said, and fail nothing. */
export function checkJunit(packs: readonly CheckedPack[]): string {
  return junitXml('dradis check', packs.map(({ path, diagnostics }) => {
    const files = [...new Set(diagnostics.map(({ primary }) => primary.file.path))].sort();
    const cases = files.map((file) => fileCase(path, file, diagnostics.filter(({ primary }) => primary.file.path === file)));
    // A suite without tests counts as one that did not run.
    return { name: path, cases: cases.length > 0 ? cases : [{ name: path, classname: path, file: path, failures: [], notes: [] }] };
  }));
}
