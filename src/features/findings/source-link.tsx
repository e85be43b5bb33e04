/** The icon beside a finding that links to the finding’s value in the JSON view. */
import { ActionIcon } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import type { Finding } from '../../core/rules/finding.ts';
import { useDraft } from '../../shared/context.tsx';
import { jsonViewAddress } from '../../store/json-view-address.ts';

export function SourceLink({
  finding: { document, path },
  tabIndex,
}: {
  readonly finding: Pick<Finding, 'document' | 'path'>;
  readonly tabIndex: number;
}) {
  const id = useDraft((draft) => draft.id);
  return (
    <ActionIcon
      component="a"
      href={`#${jsonViewAddress(id, document, path)}`}
      size="1.5rem"
      variant="subtle"
      color="gray"
      tabIndex={tabIndex}
      aria-label="Show in JSON"
      title="Show in JSON"
    >
      <IconCode size={15} aria-hidden />
    </ActionIcon>
  );
}
