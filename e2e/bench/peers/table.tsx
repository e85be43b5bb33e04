/** The matrix the plain way: a table of all claims by all entries. Unchanged rows are not rendered again. */
import { memo, useState, type KeyboardEvent } from 'react';
import { createRoot } from 'react-dom/client';
import type { Assessment } from '../../../src/core/assessment/types.generated.ts';
import { asked, fetchJson, host } from './lab.ts';

interface Line {
  readonly id: string;
  readonly cells: readonly string[];
}

function linesOf({ claims, power_bases, intent_hypotheses }: Assessment): [readonly string[], readonly Line[]] {
  const entries = [
    ...power_bases.map(({ power_basis_id: id, evidence }) => ({ id, evidence })),
    ...intent_hypotheses.map(({ hypothesis_id: id, evidence }) => ({ id, evidence })),
  ];
  const effects = entries.map(({ evidence }) => new Map(evidence.map(({ claim_id, effect }) => [claim_id, effect])));
  const signs: Readonly<Record<string, string>> = { supports: '+', contradicts: '−' };
  const lines = claims.map(({ claim_id }) => ({
    id: claim_id,
    cells: effects.map((links) => signs[links.get(claim_id) ?? ''] ?? ''),
  }));
  return [entries.map(({ id }) => id), lines];
}

/** `active` is the column of the selected cell if it is in this row. */
const TableLine = memo(function TableLine({ line, active }: { readonly line: Line; readonly active: number | null }) {
  return (
    <tr>
      <th scope="row">{line.id}</th>
      {line.cells.map((sign, column) => (
        <td key={column} data-active={column === active || undefined}>
          {sign}
        </td>
      ))}
    </tr>
  );
});

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

function Table({ entries, lines }: { readonly entries: readonly string[]; readonly lines: readonly Line[] }) {
  const [[row, column], setActive] = useState([0, 0]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const [down, right] = steps[event.key] ?? [0, 0];
    event.preventDefault();
    setActive([row + down, column + right]);
  };
  return (
    <table role="grid" tabIndex={0} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <td />
          {entries.map((id) => (
            <th key={id} scope="col">
              {id}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <TableLine key={line.id} line={line} active={index === row ? column : null} />
        ))}
      </tbody>
    </table>
  );
}

/** Loads the data. Returns the function that shows it. */
export async function prepare(): Promise<() => void> {
  const document = await fetchJson<Assessment>(`/data/document/${asked.get('size') ?? 'S'}.json`);
  const root = createRoot(host());
  return () => {
    const [entries, lines] = linesOf(document);
    root.render(<Table entries={entries} lines={lines} />);
  };
}
