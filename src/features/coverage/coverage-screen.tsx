/** The screen “Coverage”: which parts of the sources are marked by claims, and which sources are not used. */
import { Button, Switch } from '@mantine/core';
import { IconHighlight } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { titleInWords } from '../../core/assessment/draft-title.ts';
import { coverageOf, type Coverage, type CoveragePassage } from '../../core/pictures/coverage.ts';
import { coveragePicture, uses, shapesOfUse } from '../../core/pictures/coverage-shapes.ts';
import { coverageCaution, titlesOfUse } from '../../core/pictures/coverage-words.ts';
import { fileNameFor } from '../../core/files/file-names.ts';
import type { Picture } from '../../core/pictures/shapes.ts';
import { svgFileOf } from '../../core/pictures/svg.ts';
import { useDraft, useStores, useViewActions } from '../../shared/context.tsx';
import { PrintedShapes } from '../../shared/picture/printed-shapes.tsx';
import { ShapesView } from '../../shared/picture/shapes-view.tsx';
import { PrintedTitle } from '../../shared/printed-title.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PictureFrame } from '../../ui/picture/picture-frame.tsx';
import { CoverageBars } from './coverage-bars.tsx';
import { CoverageTable } from './coverage-table.tsx';
import { useCoverageView } from './coverage-view.ts';
import classes from './coverage.module.css';

/** The largest zoom: a bar is then wide enough to tell characters of most passages apart. */
const most = 50;

export function CoverageScreen() {
  const draftId = useDraft(({ id }) => id);
  return (
    <main aria-label="Coverage" className={classes.screen}>
      <CoverageOf key={draftId} draftId={draftId} />
    </main>
  );
}

function CoverageOf({ draftId }: { readonly draftId: string }) {
  const workspace = useDraft((draft) => draft.workspace);
  const { exports } = useStores();
  const [view, setView] = useCoverageView(draftId);
  const scroller = useRef<HTMLDivElement>(null);
  const whole = useMemo(() => coverageOf(workspace), [workspace]);
  const coverage = useMemo(() => (view.onlyUnused ? unusedIn(whole) : whole), [whole, view.onlyUnused]);
  const open = useOpen();
  if (whole.passages.length === 0) return <NothingYet />;
  const picture = () => coveragePicture(coverage, `${titleInWords(workspace.title)}: coverage`);
  const unused = unusedIn(whole).passages.length;
  return (
    <>
      <PictureFrame
        title="Coverage"
        caption={`${coverageCaution} ${summaryOf(whole, unused)}`}
        tools={
          <Switch
            size="xs"
            label="Only passages without claims"
            checked={view.onlyUnused}
            onChange={({ currentTarget: { checked } }) => setView({ onlyUnused: checked, row: 0, part: -1 })}
          />
        }
        form={view.form}
        onForm={(form) => setView({ form })}
        scroller={scroller}
        zoom={view.zoom}
        onZoom={(zoom) => setView({ zoom })}
        most={most}
        horizontal
        onExport={() =>
          exports.downloadExport({
            fileName: fileNameFor(workspace.title, 'coverage'),
            content: new Blob([svgFileOf(picture())], { type: 'image/svg+xml' }),
          })
        }
        table={() => <CoverageTable coverage={coverage} onOpen={open} />}
        printed={() => <Printed picture={picture()} />}
      >
        <CoverageBars coverage={coverage} scroller={scroller} view={view} onView={setView} onOpen={open} />
      </PictureFrame>
      {view.form === 'picture' ? <Legend /> : null}
    </>
  );
}

/** Opens a passage at the desk, at the claims of a marked part if there is one. */
function useOpen() {
  const { navigation } = useStores();
  const { showPassage, showClaim } = useViewActions();
  return ({ observation, passageId }: CoveragePassage, claim?: number): void => {
    if (claim !== undefined) {
      navigation.goTo({ to: 'desk', selection: { section: 'claims', index: claim } });
      return showClaim(claim, passageId, observation.number);
    }
    const field = `/observations/${String(observation.index)}`;
    navigation.goTo({ to: 'desk', selection: { section: 'casefile' }, field });
    showPassage(passageId, observation.number);
  };
}

function unusedIn(coverage: Coverage): Coverage {
  return { ...coverage, passages: coverage.passages.filter(({ claims }) => claims === 0) };
}

function summaryOf({ passages, elsewhere }: Coverage, unused: number): string {
  const all = passages.length === 1 ? '1 passage' : `${passages.length.toLocaleString('en')} passages`;
  const without = unused === 0 ? 'All have claims.' : `${unused.toLocaleString('en')} without claims.`;
  const missing = elsewhere === 1 ? '1 claim is' : `${elsewhere.toLocaleString('en')} claims are`;
  return `${all}. ${without}${elsewhere === 0 ? '' : ` ${missing} not in a passage of the casefile.`}`;
}

function Legend() {
  return (
    <p className={classes.legend}>
      {uses.map((use) => (
        <span key={use}>
          <svg width={28} height={20} aria-hidden>
            <ShapesView shapes={shapesOfUse(use, 0, 28, 0)} />
          </svg>
          {titlesOfUse[use]}
        </span>
      ))}
    </p>
  );
}

function Printed({ picture }: { readonly picture: Picture }) {
  return (
    <>
      <PrintedTitle what="coverage" />
      <PrintedShapes picture={picture} label="Coverage" />
    </>
  );
}

function NothingYet() {
  const { goTo } = useStores().navigation;
  return (
    <EmptyState
      icon={<IconHighlight size={40} stroke={1.2} />}
      title="Nothing to show yet"
      actions={
        <Button onClick={() => goTo({ to: 'desk', selection: { section: 'casefile' } })}>Go to the casefile</Button>
      }
    >
      The coverage shows which parts of the sources your claims quote. Add sources to the casefile first.
    </EmptyState>
  );
}
