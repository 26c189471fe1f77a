/** Scrolls a list, and nothing around it, to an item that is out of sight; the list has to be the item's `offsetParent`. */
export function scrollWithin(list: HTMLElement, item: HTMLElement): void {
  const isAbove = item.offsetTop < list.scrollTop;
  const isBelow = item.offsetTop + item.offsetHeight > list.scrollTop + list.clientHeight;
  if (isAbove || isBelow) list.scrollTop = item.offsetTop - list.clientHeight / 3;
}
