const maxOctets = 75;
const encoder = new TextEncoder();

/** A property with a value of the type TEXT. Source: RFC 5545, 3.3.11. */
export function writeText(name: string, text: string): string {
  const escaped = text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');
  return writeLine(`${name}:${escaped}`);
}

/** A content line, folded so that no line has more than 75 octets. Source: RFC 5545, 3.1. */
export function writeLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}
