// The repository checks, in the order in which they run. Must not hold a check itself.
import * as engineNames from './engine-names.mjs';
import * as entryPoints from './entry-points.mjs';
import * as fileLength from './file-length.mjs';
import * as folderNames from './folder-names.mjs';
import * as headerComment from './header-comment.mjs';
import * as lockfileHosts from './lockfile-hosts.mjs';
import * as machinePaths from './machine-paths.mjs';
import * as packageArrows from './package-arrows.mjs';

/** @type {readonly import('./repository.mjs').Check[]} */
export const allChecks = [
  packageArrows,
  engineNames,
  entryPoints,
  headerComment,
  fileLength,
  folderNames,
  machinePaths,
  lockfileHosts,
];
