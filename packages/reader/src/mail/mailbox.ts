/** The line that a mail program puts in front of each message of a mailbox: `From jane@x.com Tue Mar  5 …`. */
const separator = /^From \S{1,200} .{0,80}\d{4}\s*$/;
const lineFeed = 0x0a;

/**
 * The messages of a mailbox file, without the separator lines of the mail program; the whole file if it is a single
 * message.
 */
export function splitMailbox(bytes: Uint8Array, mostMessages: number): Uint8Array[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isSeparator(file, 0)) return [bytes];
  const starts = [0];
  for (let at = file.indexOf('\nFrom '); at >= 0; at = file.indexOf('\nFrom ', at + 1)) {
    const isAfterBlank =
      file[at - 1] === lineFeed || file.toString('latin1', at - 2, at) === '\n\r';
    if (isAfterBlank && isSeparator(file, at + 1)) starts.push(at + 1);
    if (starts.length > mostMessages) break;
  }
  return starts.map((start, index) => {
    const first = file.indexOf(lineFeed, start) + 1;
    return new Uint8Array(file.subarray(first === 0 ? file.length : first, starts[index + 1]));
  });
}

/** Whether another message of the mailbox begins here: a separator line, and a header field below. */
function isSeparator(file: Buffer, at: number): boolean {
  const [line = '', field = ''] = file.toString('latin1', at, at + 600).split(/\r?\n/);
  return separator.test(line) && /^(>?From |[A-Za-z][\w-]{0,60}:)/.test(field);
}
