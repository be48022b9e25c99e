/** Writes an attribute. Must not check who may: content decides that. */
import { eventThing } from '../events/event-thing.js';
import { eventValue } from '../events/event-value.js';
import { fault } from '../machine/fault.js';
import type { Machine } from '../machine/machine.js';
import { seersOfValue } from './visibility.js';
import type { AttributeInfo } from '../pack/layout.js';
import type { Value } from '../state/value.js';

/** Sets an attribute of an entity. Throws ProgramFault when the entity has no such attribute. */
export function setAttribute(m: Machine, info: AttributeInfo, thing: number, value: Value): void {
  if (thing < info.lo || thing >= info.hi) throw fault(m, `${m.layout.ids[thing] ?? 'something'} has no attribute "${info.id}"`);
  (m.state.attrs[info.index] as Value[])[thing - info.lo] = value;
  if (m.onEvent !== undefined) {
    const subject = eventThing(m, thing);
    m.onEvent({
      type: 'attribute-set',
      step: m.state.step,
      thing: subject,
      attribute: info.id,
      value: eventValue(m, value, info.type),
      seenBy: info.secret ? 0 : subject.seenBy & seersOfValue(m, value, info.type),
    });
  }
}
