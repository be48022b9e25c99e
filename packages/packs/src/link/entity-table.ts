// Which entities a pack has and whether a value may refer to one. Must not read things' fields.
import type { Declarations } from '../declare/declarations.js';
import type { KindTable } from '../declare/kind-table.js';
import { unknownName } from '../declare/reading.js';
import { typeInWords } from '../declare/type-names.js';
import type { Place, Report } from '../findings.js';

interface Entity {
  readonly kind: string;
  readonly copies: number;
  readonly perPlayer: boolean;
  readonly isZone: boolean;
  readonly place: Place;
}

/** The entities of a pack by id. */
export class EntityTable {
  private readonly byId = new Map<string, Entity>();

  constructor(private readonly declarations: Declarations) {
    for (const { id, kind, perPlayer, place } of declarations.zones) this.byId.set(id, { kind, copies: 1, perPlayer, isZone: true, place });
    for (const { id, kind, copies, place } of declarations.things) this.byId.set(id, { kind, copies, perPlayer: false, isZone: false, place });
  }

  private get kinds(): KindTable {
    return this.declarations.kinds;
  }

  /** Ids of the entities of a kind and its sub-kinds that a value may name. */
  ofKind(kind: string): string[] {
    const ids: string[] = [];
    for (const [id, entity] of this.byId) if (entity.copies === 1 && !entity.perPlayer && this.kinds.isA(entity.kind, kind)) ids.push(id);
    return ids;
  }

  /** True when `id` is one entity of the kind; reported otherwise. */
  check(id: string, kind: string, at: Place, report: Report): boolean {
    const entity = this.byId.get(id);
    const wanted = typeInWords(`thing:${kind}`, this.kinds);
    if (entity === undefined) {
      report(unknownName(wanted, id, at, this.ofKind(kind)));
      return false;
    }
    // The kind of a thing whose own kind is unknown is reported there.
    if (entity.kind === 'thing') return true;
    if (!this.kinds.isA(entity.kind, kind)) {
      report({ code: 'D0507', at, also: entity.place, facts: { name: id, found: `a ${typeInWords(`thing:${entity.kind}`, this.kinds)}`, wanted: `a ${wanted}`, candidates: this.ofKind(kind).slice(0, 8) } });
      return false;
    }
    if (entity.copies > 1 || entity.perPlayer) {
      report({ code: 'D0508', at, also: entity.place, facts: { name: id, why: entity.perPlayer ? 'per-player' : 'copies', copies: entity.copies } });
      return false;
    }
    return true;
  }

  /** The zone of that id that things may start in; reported otherwise. */
  startZone(id: string, at: Place, report: Report): string | null {
    return this.check(id, 'zone', at, report) ? id : null;
  }
}
