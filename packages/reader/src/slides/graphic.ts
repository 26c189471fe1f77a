import type { SlideContext } from './context.ts';
import type { Part } from './package.ts';

/** What is needed to read a graphic that a slide shows and another part holds. */
export interface GraphicRequest {
  readonly slide: Part;
  readonly page: number;
  readonly context: SlideContext;
}

/** The part behind a graphic, by the id of the slide's relationship to it. */
export function findGraphicPart(
  id: string | undefined,
  { slide, context }: GraphicRequest,
): Part | undefined {
  const target = slide.links.find((link) => link.id === id)?.target;
  return target === undefined ? undefined : context.slidePackage.findPart(target);
}
