// Types in the words of the game. Must not know what has them.
import type { Vocabulary } from '@dradis/language';

/** A type tag in words: `thing:viper` is `viper`, `list:viper` is `list of vipers`. */
export function sayType({ kinds }: Vocabulary, type: string): string {
  const [form = '', id = ''] = type.split(':');
  const kind = kinds.find((each) => each.id === id);
  if (form === 'thing') return kind?.singular ?? id;
  return form === 'list' ? `list of ${kind?.plural ?? id}` : type;
}
