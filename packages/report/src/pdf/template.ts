import { blocksTemplate } from './template-blocks.ts';
import { coverTemplate } from './template-cover.ts';

/**
 * The report's template for Typst. The content of a report is data and never markup: `data.json` is an
 * `EncodedReport`.
 */
export const template = `
#let data = json("data.json")

#let ink = rgb("#221d15")
#let soft = rgb("#5a5142")
#let line-color = rgb("#ddd2bd")
#let strong-line = rgb("#8a7e68")
#let amber = rgb("#f2b632")
#let wash = rgb("#fdf6e3")
#let good = rgb("#2a5f40")
#let severity-colors = ("1": rgb("#57544c"), "2": rgb("#2b5a72"), "3": rgb("#735308"), "4": rgb("#9c3d12"), "5": rgb("#8c1c2b"))
#let level-colors = (low: rgb("#2a5f40"), medium: rgb("#735308"), high: rgb("#8c1c2b"), partial: rgb("#57544c"))
#let level-words = (low: "low", medium: "medium", high: "high", partial: "partly judged")

#let serif(..args, body) = text(font: data.fonts.serif, ..args, body)

#set document(title: data.title, author: data.author, description: data.cover.kicker, date: datetime(..data.date))
#set text(font: data.fonts.sans, size: 9.5pt, lang: data.language, fill: ink, fallback: false, hyphenate: false, number-type: "lining")
#set par(leading: 0.64em, spacing: 0.95em, justify: false, linebreaks: "simple")
#set page(
  paper: "a4",
  margin: (top: 27mm, bottom: 25mm, x: 23mm),
  header-ascent: 35%,
  footer-descent: 35%,
  header: context if here().page() > 1 {
    set text(size: 7.8pt, fill: soft)
    grid(
      columns: (1fr, auto),
      column-gutter: 8mm,
      box(width: 100%, height: 1.1em, clip: true, data.running-title),
      data.cover.kicker,
    )
    v(-5pt)
    line(length: 100%, stroke: 0.4pt + line-color)
  },
  footer: context {
    set text(size: 7.8pt, fill: soft)
    grid(
      columns: (1fr, auto),
      column-gutter: 8mm,
      data.footer,
      [Page #counter(page).display() of #counter(page).final().first()],
    )
  },
)

#show heading: it => {
  let kind = it.supplement.text
  if kind == "section" {
    block(above: 11mm, below: 5mm, sticky: true, width: 100%, {
      serif(size: 17pt, weight: 500, it.body)
      v(-2.5mm)
      line(length: 100%, stroke: 0.8pt + ink)
    })
  } else if kind == "group" {
    block(above: 8mm, below: 4mm, sticky: true, serif(size: 13pt, weight: 600, it.body))
  } else {
    block(above: 0pt, below: 3mm, sticky: true, serif(size: 11.5pt, weight: 600, it.body))
  }
}
${blocksTemplate}
${coverTemplate}
#cover(data.cover)
#pagebreak()
#contents()
#for section in data.sections {
  heading(level: 1, supplement: "section", lines(section.title))
  for one in section.blocks { draw(one, 2) }
}
`;
