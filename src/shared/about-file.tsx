/** A sentence about a file. What it quotes has no language, because that of the file is not known. */
export function AboutFile({ sentence }: { readonly sentence: string }) {
  return sentence.split(/(“[^”]*”)/u).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <bdi key={at} lang="">
        {part}
      </bdi>
    ),
  );
}
