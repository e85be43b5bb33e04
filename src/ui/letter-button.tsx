/** A button of a queue with a letter as its shortcut, which it tells screen readers while letters are shortcuts. */
import { Button, type ButtonProps } from '@mantine/core';
import { useLetterKeys } from './letter-keys.ts';

interface LetterButtonProps extends ButtonProps {
  /** The letter that presses it in the queue. */
  readonly letter: string;
  readonly onClick: () => void;
}

export function LetterButton({ letter, ...props }: LetterButtonProps) {
  const letters = useLetterKeys();
  const shortcut = letters ? letter.toUpperCase() : undefined;
  return <Button size="xs" data-key={letter} aria-keyshortcuts={shortcut} {...props} />;
}
