import { Message, t } from './messages.ts';

const highlight = {
  highlight: <mark className="bg-amber px-0.5 text-on-amber [box-decoration-break:clone]" />,
};

/** An example clause that we wrote, annotated the way the product annotates, and labeled as an example. */
export function Specimen() {
  return (
    <figure className="border border-line bg-sheet px-6 py-6 sm:px-8">
      <figcaption className="label mb-4 flex justify-between gap-4 border-b border-line pb-2">
        <span>{t('landing.example.title')}</span>
      </figcaption>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-[1fr_10.5rem] sm:gap-7">
        <p className="font-serif text-base">
          <span className="mr-2 text-ink-soft">6.2</span>
          <Message id="landing.example.clause" elements={highlight} />
        </p>
        <div className="border-l-3 border-amber pl-3 text-small">
          <p className="font-semibold">{t('landing.example.finding')}</p>
          <p className="mt-1 text-ink-soft">{t('landing.example.advice')}</p>
        </div>
      </div>
    </figure>
  );
}
