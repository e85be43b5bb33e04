/** A sentence about a file. What it quotes has no language, because that of the file is not known. */
import { Bdi } from '../ui/bdi.tsx';

export function AboutFile({ sentence }: { readonly sentence: string }) {
  return sentence.split(/(“[^”]*”)/u).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <Bdi key={at} lang="">
        {part}
      </Bdi>
    ),
  );
}
