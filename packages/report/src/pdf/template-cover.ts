/** Functions that draw the first page and the contents; part of the template. */
export const coverTemplate = `
#let gauge(score) = {
  let color = level-colors.at(score.level)
  let drawing = block(width: 100%, height: 7mm, {
    place(top + left, rect(width: 100%, height: 2.4mm, fill: line-color))
    place(top + left, rect(width: score.value * 10%, height: 2.4mm, fill: color))
    place(top + left, dx: 30%, rect(width: 0.6mm, height: 2.4mm, fill: white))
    place(top + left, dx: 60%, rect(width: 0.6mm, height: 2.4mm, fill: white))
    for (mark, from, to) in (("low", 0%, 30%), ("medium", 30%, 60%), ("high", 60%, 100%)) {
      place(top + left, dx: from, dy: 3.6mm, box(width: to - from, align(center, text(
        size: 7.8pt,
        weight: if mark == score.level { 600 } else { 400 },
        fill: if mark == score.level { color } else { soft },
        mark,
      ))))
    }
  })
  figure(alt: score.description, kind: "gauge", supplement: none, drawing)
}
#let drawn-score(score) = {
  if score.title != none { block(below: 2mm, text(size: 9pt, fill: soft, lines(score.title))) }
  block(below: 4mm, text(size: 9pt, fill: soft, lines(score.label)))
  if score.instead-of != none {
    block(serif(size: 26pt, weight: 500, fill: rgb("#9c3d12"), lines(score.instead-of)))
  } else {
    let color = level-colors.at(score.level)
    block(below: 4mm, {
      serif(size: 40pt, weight: 500, fill: color, score.display)
      serif(size: 16pt, fill: soft)[ of 10]
      h(4mm)
      text(size: 11pt, weight: 600, fill: color, level-words.at(score.level))
    })
    gauge(score)
  }
}
#let cover(one) = {
  block(below: 34mm, {
    serif(size: 15pt, weight: 600)[Clauselight]
    v(-3.6mm)
    box(width: 26mm, height: 1.4mm, fill: amber)
  })
  block(below: 4mm, text(size: 10.5pt, fill: soft, one.kicker))
  block(below: 11mm, {
    set par(leading: 0.35em)
    serif(size: one.title-size * 1pt, weight: 500, title(lines(one.title)))
  })
  grid(columns: one.scores.map(_ => 1fr), column-gutter: 12mm, ..one.scores.map(drawn-score))
  v(9mm)
  line(length: 100%, stroke: 0.4pt + line-color)
  v(2mm)
  facts(one.facts, label-width: 38mm)
  v(2mm)
  line(length: 100%, stroke: 0.4pt + line-color)
  v(1mm)
  for words in one.notes { block(text(size: 8.7pt, fill: soft, set-words(words))) }
}
#let contents() = {
  heading(level: 1, supplement: "section", outlined: false, bookmarked: false)[Contents]
  show outline.entry: it => {
    let is-section = it.level == 1
    block(
      above: if is-section { 3.8mm } else { 2.1mm },
      below: 0pt,
      inset: (left: if is-section { 0pt } else { 6mm }),
      link(it.element.location(), text(
        weight: if is-section { 600 } else { 400 },
        fill: if is-section { ink } else { soft },
        grid(
          columns: (1fr, auto),
          column-gutter: 4mm,
          it.body(),
          it.page(),
        ),
      )),
    )
  }
  outline(title: none, depth: 2)
}
`;
