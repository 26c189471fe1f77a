import type { SlideContext } from './context.ts';
import type { PackagePart } from './package.ts';

/** What is needed to read a graphic that a slide shows and another part holds. */
export interface GraphicRequest {
  readonly slide: PackagePart;
  readonly page: number;
  readonly context: SlideContext;
}

/** The part of a graphic, by the id of the slide's relationship to it. */
export function findGraphicPart(
  id: string | undefined,
  { slide, context }: GraphicRequest,
): PackagePart | undefined {
  const target = slide.links.find((link) => link.id === id)?.target;
  return target === undefined ? undefined : context.slidePackage.findPart(target);
}
