// `npm run api`: the public API of every package as text in docs/api, so that a change to it is seen in review. With --check
// nothing is written and a difference fails. A name or member without a docstring fails either way. Must not judge an API.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { undocumented } from './api/undocumented.mjs';
import { publishedPackages } from './tarballs/pack-all.mjs';
import { ROOT } from './run-command.mjs';

const check = process.argv.includes('--check');
const REPORTS = join(ROOT, 'docs', 'api');
const TEMPORARY = join(ROOT, 'node_modules', '.cache', 'api');
const silent = { logLevel: ExtractorLogLevel.None };
mkdirSync(REPORTS, { recursive: true });
mkdirSync(TEMPORARY, { recursive: true });

/** The doors of a package that have types: the name of the report and the file. @param {string} folder */
function doors(folder) {
  /** @type {{ name: string, exports?: Record<string, { types?: string }> }} */
  const { name, exports = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const short = name.replace('@dradis/', '');
  return Object.entries(exports).flatMap(([door, { types }]) => (types === undefined ? [] : [{ report: door === '.' ? short : `${short}-${door.slice(2)}`, types: join(ROOT, folder, types) }]));
}

/** The report of a door, and how many errors and warnings there were. @param {string} folder @param {{ report: string, types: string }} door */
function extract(folder, { report, types }) {
  if (!existsSync(types)) throw new Error(`${types} is not there: run npm run build first`);
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(ROOT, folder, 'package.json'),
    configObject: {
      projectFolder: join(ROOT, folder),
      mainEntryPointFilePath: types,
      compiler: { overrideTsconfig: { compilerOptions: { module: 'nodenext', moduleResolution: 'nodenext', target: 'es2023', lib: ['es2023', 'dom', 'dom.iterable'], strict: true, experimentalDecorators: true, types: [] }, include: [types] } },
      apiReport: { enabled: true, reportFileName: `${report}.api.md`, reportFolder: TEMPORARY, reportTempFolder: TEMPORARY },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Warning } },
        // Docstrings follow JSDoc, which the compiler and editors read; nothing here is internal or beta.
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.Warning }, 'ae-missing-release-tag': silent, 'ae-unresolved-link': silent, 'ae-forgotten-export': silent, 'ae-undocumented': silent },
        tsdocMessageReporting: { default: silent },
      },
    },
  });
  const { errorCount, warningCount } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      // It tells of its own files, which are not those that are kept.
      if (message.messageId.startsWith('console-')) message.handled = true;
    },
  });
  // It calls undocumented what takes the place of something that is documented; the list below knows better.
  const text = readFileSync(join(TEMPORARY, `${report}.api.md`), 'utf8').replaceAll(/^ *\/\/ \(undocumented\)\n/gm, '');
  return { text, errorCount, warningCount };
}

/** Whether a kept report says something else; without --check it is written anew. @param {string} name @param {string} text */
function differs(name, text) {
  const path = join(REPORTS, name);
  // Git may give line ends of its own to a file that is checked out.
  if (existsSync(path) && readFileSync(path, 'utf8').replaceAll('\r\n', '\n') === text) return false;
  if (!check) writeFileSync(path, text);
  return true;
}

const all = publishedPackages().flatMap(({ folder, name }) => doors(folder).map((door) => ({ folder, name, door })));
const bare = undocumented(all.map(({ folder, door }) => ({ folder: join(ROOT, folder), types: door.types })));
let failed = 0;
all.forEach(({ folder, name, door }, index) => {
  const { text, errorCount, warningCount } = extract(folder, door);
  const differed = differs(`${door.report}.api.md`, text);
  const missing = bare[index] ?? [];
  const wrong = errorCount > 0 || missing.length > 0 || (check && (differed || warningCount > 0));
  if (wrong) failed += 1;
  process.stdout.write(`${wrong ? 'FAILED' : 'ok    '} ${name}: docs/api/${door.report}.api.md${differed ? (check ? ' no longer says what the package offers: run npm run api and look at the difference' : ' written anew') : ''}${errorCount + warningCount > 0 ? ` (${errorCount} errors, ${warningCount} warnings)` : ''}\n`);
  for (const member of missing) process.stdout.write(`       ${name}: ${member.name} has no docstring: say above it in ${folder}/${member.file.replace(/^dist\//, 'src/').replace(/\.d\.ts$/, '.ts')} what it is\n`);
});
rmSync(TEMPORARY, { recursive: true, force: true });
process.exitCode = failed === 0 ? 0 : 1;
