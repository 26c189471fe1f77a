/** A clause of our own making, annotated the way the product annotates: an example, and labelled as one. */
export function Specimen() {
  return (
    <figure className="border border-line bg-sheet px-6 py-6 sm:px-8">
      <figcaption className="label mb-4 flex justify-between gap-4 border-b border-line pb-2">
        <span>An example clause, and the note beside it</span>
      </figcaption>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-[1fr_10.5rem] sm:gap-7">
        <p className="font-serif text-base">
          <span className="mr-2 text-ink-soft">6.2</span>
          The Customer shall pay each invoice within thirty days.{' '}
          <mark className="bg-amber px-0.5 text-on-amber [box-decoration-break:clone]">
            The Provider may change the fees at any time by posting them on its website.
          </mark>{' '}
          Fees already paid are not refunded.
        </p>
        <div className="border-l-3 border-amber pl-3 text-small">
          <p className="font-semibold">One side sets the price</p>
          <p className="mt-1 text-ink-soft">
            Ask for notice in writing, a ceiling, and the right to leave before a change applies.
          </p>
        </div>
      </div>
    </figure>
  );
}
