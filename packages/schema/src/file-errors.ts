const unsupported =
  'Unsupported file type: Please upload supported document types: PDF, DOC, DOCX, TXT, XLS, XLSX, CSV, JSON, XML, or RTF files.';

export interface ErrorFacts {
  /** HTTP status of an answer with this code. */
  readonly status: number;
  /** Whether the same request may succeed later. */
  readonly isRetryable: boolean;
  /** Shown to the user. */
  readonly message: string;
}

/** Failures that are about the file that was given. */
export const fileErrors = {
  unsupported_file_type: { status: 415, isRetryable: false, message: unsupported },
  format_not_read: {
    status: 415,
    isRetryable: false,
    message:
      'File format not read: Please open this file in its own program, save it as PDF, DOCX, XLSX or PPTX, and upload that. Old formats such as PPT and Word 2, and closed ones such as Pages, cannot be read.',
  },
  archive_not_opened: {
    status: 415,
    isRetryable: false,
    message:
      'Archive of files: Please unpack this archive and upload the documents in it, one by one or several at a time.',
  },
  file_type_mismatch: {
    status: 415,
    isRetryable: false,
    message:
      'The content of this file is not what its name says. Please upload the original document.',
  },
  document_corrupt: {
    status: 422,
    isRetryable: false,
    message:
      'This file is damaged and cannot be read. Please export or save it again and upload the new copy.',
  },
  document_encrypted: {
    status: 422,
    isRetryable: false,
    message:
      'This file is protected with a password. Please remove the password and upload it again.',
  },
  document_password_wrong: {
    status: 422,
    isRetryable: false,
    message: 'This is not the password of this file. Please check it and try again.',
  },
  document_without_text: {
    status: 422,
    isRetryable: false,
    message:
      'This file holds no text, only images perhaps. Please upload a version with text that can be selected.',
  },
  document_too_complex: {
    status: 422,
    isRetryable: false,
    message:
      'This file is too large or too complex to read within the limits. Please split it and upload the parts.',
  },
} as const satisfies Record<string, ErrorFacts>;
