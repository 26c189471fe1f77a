import { send } from './http.ts';
import { readFileName } from './read-file-name.ts';
import { saveFile } from './save-file.ts';

/**
 * Asks the server for a file and lets the browser save it under the name that the answer gives it. Fails as `send` does,
 * so that a refusal is said on the page and never saved as a file.
 */
export async function saveAnswer(path: string, fallbackName: string): Promise<void> {
  const answer = await send(path);
  const content = await answer.blob();
  const name = readFileName(answer.headers.get('content-disposition')) ?? fallbackName;
  saveFile({ name, type: content.type, content });
}
