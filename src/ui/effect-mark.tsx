/** An effect as a word, a colour, a shape and a line style, so that it is readable in print and in greyscale. */
import { IconCircleDashedX, IconCirclePlus } from '@tabler/icons-react';
import classes from './effect-mark.module.css';

/** The word for each effect within a sentence; any other value is shown unchanged. */
const words: Readonly<Record<string, string>> = { supports: 'supports', contradicts: 'contradicts' };

const icons: Readonly<Record<string, typeof IconCirclePlus>> = {
  supports: IconCirclePlus,
  contradicts: IconCircleDashedX,
};

export function EffectMark({ effect, bare = false }: { readonly effect: string | undefined; readonly bare?: boolean }) {
  const Icon = effect === undefined ? undefined : icons[effect];
  return (
    <span className={classes.effect} data-effect={effect} data-bare={bare || undefined}>
      {Icon ? <Icon size={15} stroke={2} aria-hidden /> : null}
      {effect === undefined ? 'is linked with an unknown effect to' : (words[effect] ?? effect)}
    </span>
  );
}
