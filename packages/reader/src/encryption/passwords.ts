import { AppError } from '@clauselight/schema';

/** What Excel encrypts with if only the structure of a workbook is protected: [MS-OFFCRYPTO] 2.3.6.2. */
const excelPassword = 'VelvetSweatshop';

/**
 * Tries the password that was given and the one everybody knows.
 * @param decrypt - Returns undefined for a wrong password.
 * @returns What the first right password gives.
 * @throws AppError `document_encrypted` if none was given, `document_password_wrong` otherwise.
 */
export function tryPasswords<Result>(
  password: string | undefined,
  decrypt: (password: string) => Result | undefined,
): Result {
  const tried = password === undefined ? [excelPassword] : [password, excelPassword];
  for (const candidate of tried) {
    const result = decrypt(candidate);
    if (result !== undefined) return result;
  }
  throw new AppError(password === undefined ? 'document_encrypted' : 'document_password_wrong');
}
