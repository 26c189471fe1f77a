/**
 * Words in lower case inside a family name, each with the blank behind it: `Ludwig van der Meer`, `Maria de la Cruz`. The
 * source of a pattern, for up to three of them.
 */
export const nameParticles =
  "(?:(?:van|von|vom|zu|zur|de|der|den|des|del|della|dela|la|le|las|los|di|da|das|do|dos|du|ten|ter|te|af|av|bin|ibn|al|el|y|e) |al-|el-|d['’]){0,3}";
