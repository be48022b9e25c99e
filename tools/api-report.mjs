// `npm run api`: the public API of every package as text in docs/api, so that a change to it is seen in review. With --check
// nothing is written and a difference fails. Must not judge an API.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
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

/** @param {string} folder @param {{ report: string, types: string }} door */
function extract(folder, { report, types }) {
  if (!existsSync(types)) throw new Error(`${types} is not there: run npm run build first`);
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(ROOT, folder, 'package.json'),
    configObject: {
      projectFolder: join(ROOT, folder),
      mainEntryPointFilePath: types,
      compiler: { overrideTsconfig: { compilerOptions: { module: 'nodenext', moduleResolution: 'nodenext', target: 'es2023', lib: ['es2023', 'dom', 'dom.iterable'], strict: true, experimentalDecorators: true, types: [] }, include: [types] } },
      apiReport: { enabled: true, reportFileName: `${report}.api.md`, reportFolder: REPORTS, reportTempFolder: TEMPORARY },
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
  return Extractor.invoke(config, {
    localBuild: !check,
    messageCallback: (message) => {
      // Its advice is to copy files by hand; the line below names the command.
      if (message.messageId.startsWith('console-')) message.handled = true;
    },
  });
}

let failed = 0;
for (const { folder, name } of publishedPackages()) {
  for (const door of doors(folder)) {
    const { succeeded, apiReportChanged, errorCount, warningCount } = extract(folder, door);
    const wrong = check ? !succeeded || apiReportChanged : errorCount > 0;
    if (wrong) failed += 1;
    process.stdout.write(`${wrong ? 'FAILED' : 'ok    '} ${name}: docs/api/${door.report}.api.md${apiReportChanged ? (check ? ' no longer says what the package offers: run npm run api and look at the difference' : ' written anew') : ''}${errorCount + warningCount > 0 ? ` (${errorCount} errors, ${warningCount} warnings)` : ''}\n`);
  }
}
rmSync(TEMPORARY, { recursive: true, force: true });
process.exitCode = failed === 0 ? 0 : 1;
