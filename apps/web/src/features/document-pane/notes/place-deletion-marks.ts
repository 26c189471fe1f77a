import type { Revision } from '@clauselight/schema';
import { getOverlay, placeWithin } from '../light/overlay.ts';
import { t } from '../messages.ts';
import { watchNearSections } from '../text/near-sections.ts';
import { createTextRange } from '../text/ranges.ts';
import { watchSectionSizes } from '../text/section-sizes.ts';
import { getSectionSpan, type TextSurface } from '../text/text-surface.ts';

export type Deletion = Extract<Revision, { kind: 'deletion' }>;

/** Puts a mark beside the text wherever a tracked change took words out; the text itself is not touched. */
export function placeDeletionMarks(
  surface: TextSurface,
  onOpen: (deletion: Deletion, mark: HTMLElement) => void,
): () => void {
  const deletions = surface.source.revisions.filter((revision) => revision.kind === 'deletion');
  const placed = new Map<number, readonly HTMLElement[]>();

  function createMark(deletion: Deletion): HTMLElement {
    const mark = document.createElement('button');
    mark.type = 'button';
    mark.className = 'deletion-mark';
    mark.title = t('document-pane.deletion.mark', { text: deletion.text });
    mark.ariaLabel = mark.title;
    mark.addEventListener('click', (event) => {
      event.stopPropagation();
      onOpen(deletion, mark);
    });
    return mark;
  }

  function placeMark(mark: HTMLElement, deletion: Deletion, section: HTMLElement) {
    const rect = createTextRange(surface, deletion)?.getBoundingClientRect();
    if (rect) Object.assign(mark.style, placeWithin(section, rect), { width: '' });
    getOverlay(section).append(mark);
  }

  function update(index: number, isNear: boolean) {
    const section = surface.sectionElements[index];
    for (const mark of placed.get(index) ?? []) mark.remove();
    placed.delete(index);
    if (!isNear || !section) return;
    const { start, end } = getSectionSpan(surface, index);
    const here = deletions.filter((deletion) => start <= deletion.start && deletion.start <= end);
    placed.set(
      index,
      here.map((deletion) => {
        const mark = createMark(deletion);
        placeMark(mark, deletion, section);
        return mark;
      }),
    );
  }

  const sizes = watchSectionSizes(surface, (index) => update(index, true));
  const near = watchNearSections(surface, (index, isNear) => {
    if (!isNear) update(index, false);
    sizes.follow(index, isNear);
  });
  return () => {
    near.stop();
    sizes.stop();
    for (const marks of placed.values()) for (const mark of marks) mark.remove();
  };
}
