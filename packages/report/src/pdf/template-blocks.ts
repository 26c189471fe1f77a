/** Functions that draw words and the blocks of a report; part of the template. */
export const blocksTemplate = `
#let looks = (
  strong: it => text(weight: 600, it),
  emphasis: it => text(fill: soft, style: "italic", it),
  insertion: it => underline(stroke: 0.7pt + good, offset: 1.5pt, text(fill: good, it)),
  deletion: it => strike(stroke: 0.7pt + rgb("#8c1c2b"), text(fill: rgb("#8c1c2b"), it)),
)

// A line may break between boxes. This divides long words without adding characters.
#let draw-run(run) = {
  let body = if run.pieces.len() == 1 { text(run.pieces.first()) } else { run.pieces.map(it => box(text(it))).join() }
  if run.look == none { body } else { (looks.at(run.look))(body) }
}
#let draw-line(line) = {
  let body = line.runs.map(draw-run).join()
  if line.is-rtl { text(dir: rtl, body) } else { body }
}
#let lines(words) = words.map(draw-line).join(linebreak())
#let is-rtl(words) = words.len() > 0 and words.first().is-rtl
#let set-words(words) = if is-rtl(words) { align(right, lines(words)) } else { lines(words) }

#let note(words, is-lead) = block(width: 100%, sticky: is-lead, text(size: 8.3pt, fill: soft, set-words(words)))
#let quoted(words, place, is-next, has-next) = block(
  width: 100%,
  inset: (left: 3.2mm, right: 2.4mm, top: 2.6mm, bottom: 2.6mm),
  fill: wash,
  stroke: (left: 1.6pt + amber),
  above: if is-next { 1.4mm } else { 3.2mm },
  below: if has-next { 1.4mm } else { 3.2mm },
  {
    serif(size: 10pt, set-words(words))
    if place != none {
      v(2.2mm, weak: true)
      text(size: 8.3pt, fill: soft, lines(place))
    }
  },
)
#let wording(words) = block(
  width: 100%,
  inset: (left: 3.2mm, y: 0.6mm),
  stroke: (left: 1pt + strong-line),
  above: 2.4mm,
  below: 3.4mm,
  serif(size: 10pt, set-words(words)),
)
#let fact-words(fact) = {
  set-words(fact.words)
  let quote = if fact.quote != none { serif(size: 9.3pt)[“#lines(fact.quote)”] }
  let place = if fact.place != none { text(size: 8.3pt, lines(fact.place)) }
  let both = (quote, place).filter(it => it != none)
  if both.len() > 0 {
    block(above: 1.9mm, below: 0pt, text(fill: soft, both.join([#h(1.6mm)·#h(1.6mm)])))
  }
}
#let facts(items, label-width: 33mm) = block(above: 3.4mm, below: 3.4mm, grid(
  columns: (label-width, 1fr),
  column-gutter: 4mm,
  row-gutter: 2.6mm,
  ..items.map(fact => (text(fill: soft, lines(fact.label)), fact-words(fact))).flatten(),
))
#let drawn-table(one) = {
  block(above: 4mm, below: 1.8mm, sticky: true, text(size: 8.3pt, fill: soft, lines(one.caption)))
  set text(size: 8.7pt)
  set par(leading: 0.5em)
  let cell(column, words) = align(if column.is-figure { end + top } else if is-rtl(words) { right + top } else { start + top }, lines(words))
  block(above: 0pt, below: 5mm, table(
    columns: one.columns.map(column => if column.width == none { 1fr } else { column.width * 100% }),
    stroke: (_, y) => (bottom: if y == 0 { 0.8pt + ink } else { 0.4pt + line-color }),
    inset: (x, y) => (left: if x == 0 { 0pt } else { 2mm }, right: if x == one.columns.len() - 1 { 0pt } else { 2mm }, y: 1.5mm),
    table.header(..one.columns.map(column => cell(column, column.title)).map(it => text(weight: 600, it))),
    ..one.rows.map(row => row.cells.enumerate().map(((at, words)) => table.cell(breakable: row.is-long, cell(one.columns.at(at), words)))).flatten(),
  ))
}
#let drawn-list(one) = {
  let items = one.items.map(set-words)
  if one.is-ordered { enum(spacing: 3mm, indent: 0pt, body-indent: 2.5mm, ..items) } else {
    list(spacing: 3mm, indent: 0pt, body-indent: 2.5mm, marker: text(fill: strong-line)[–], ..items)
  }
}
#let item-head(one) = {
  let color = if one.severity == none { soft } else { severity-colors.at(str(one.severity.value)) }
  let mark = if one.severity != none { text(weight: 600, fill: color, lines(one.severity.name)) }
  let badge = if one.badge != none { text(fill: soft, lines(one.badge)) }
  let both = (mark, badge).filter(it => it != none)
  if both.len() > 0 {
    block(above: 0pt, below: 2.4mm, sticky: true, text(size: 8.7pt, both.join(text(fill: strong-line)[#h(1.6mm)·#h(1.6mm)])))
  }
}
#let draw(one, level) = {
  let kind = one.kind
  if kind == "paragraph" { block(width: 100%, set-words(one.words)) }
  else if kind == "note" { note(one.words, one.is-lead) }
  else if kind == "quote" { quoted(one.words, one.place, one.is-next, one.has-next) }
  else if kind == "wording" { wording(one.words) }
  else if kind == "facts" { facts(one.facts) }
  else if kind == "list" { drawn-list(one) }
  else if kind == "table" { drawn-table(one) }
  else if kind == "group" {
    heading(level: level, supplement: "group", lines(one.title))
    for inner in one.blocks { draw(inner, level + 1) }
  } else if kind == "item" {
    let color = if one.severity == none { line-color } else { severity-colors.at(str(one.severity.value)) }
    block(
      width: 100%,
      breakable: one.is-long,
      above: 5mm,
      below: 7mm,
      inset: (left: 4mm, y: 0.6mm),
      stroke: (left: 2pt + color),
      {
        item-head(one)
        heading(level: level, supplement: "item", outlined: false, lines(one.title))
        for inner in one.blocks { draw(inner, level + 1) }
      },
    )
  }
}
`;
