// The texts of the pack that is played, for whoever compiles it or runs its scenarios. Must not compile.
import type { AppContext } from '../../frame/context.js';
import { extendedBy, packAround, withinPack, type WorkspacePack } from '../../workspace/packs-in-workspace.js';

/** A file as its pack calls it. */
interface PackText {
  readonly path: string;
  readonly text: string;
}

/** A pack with those it extends, its scenarios apart. */
export interface PackTexts {
  readonly files: readonly PackText[];
  readonly packs: readonly (readonly PackText[])[];
  readonly scenarios: readonly PackText[];
  /** Of the packs it extends, for the position that scenarios start from. */
  readonly inherited: readonly PackText[];
}

const SCENARIOS = 'scenarios/';
const isScenario = ({ path }: PackText): boolean => path.startsWith(SCENARIOS);

function split(own: readonly PackText[], others: readonly (readonly PackText[])[]): PackTexts {
  return {
    files: own.filter((file) => !isScenario(file)),
    packs: others.map((files) => files.filter((file) => !isScenario(file))),
    scenarios: own.filter(isScenario),
    inherited: others.flatMap((files) => files.filter(isScenario)),
  };
}

/** The texts of the pack that is played: those of the workspace, or the shipped ones before there is one. */
export async function packTexts({ workspace }: Pick<AppContext, 'workspace'>): Promise<PackTexts> {
  const active = workspace?.active;
  if (workspace === undefined || active === undefined) {
    const { shippedPacks } = await import('../../workspace/shipped-packs.js');
    return split([...shippedPacks].flatMap(([path, text]) => (path.startsWith('base/') ? [{ path: path.slice('base/'.length), text }] : [])), []);
  }
  const filesOf = (pack: WorkspacePack): PackText[] =>
    workspace.documents.all.filter(({ path }) => path.endsWith('.yaml') && packAround(workspace.packs, path)?.folder === pack.folder).map(({ path, text }) => ({ path: withinPack(pack, path), text }));
  return split(filesOf(active), extendedBy(workspace.packs, active).map(filesOf));
}
