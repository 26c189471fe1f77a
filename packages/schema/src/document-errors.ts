import type { ErrorFacts } from './error-facts.ts';

const unsupported =
  'Unsupported file type: Please upload supported document types: PDF, DOC, DOCX, TXT, XLS, XLSX, CSV, JSON, XML, or RTF files.';

/** Failures of uploading and reading a file. */
export const documentErrors = {
  file_too_large: {
    status: 413,
    isRetryable: false,
    message: 'File too large: Please upload files smaller than 50MB.',
  },
  unsupported_file_type: { status: 415, isRetryable: false, message: unsupported },
  format_not_read: {
    status: 415,
    isRetryable: false,
    message:
      'File format not read: Please open this file in its own program, save it as PDF or DOCX, a photograph as JPEG, and upload that. Old formats such as PPT and Word 2, and closed ones such as Pages and HEIC, cannot be read.',
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
  picture_unclear: {
    status: 422,
    isRetryable: false,
    message:
      'Too few words can be read surely in this picture. Please photograph each page again: the whole sheet, flat, sharp, from above, in even light.',
  },
  recognition_missing: {
    status: 422,
    isRetryable: false,
    message:
      'This server cannot recognize words in pictures. Please upload a version with text that can be selected.',
  },
  document_too_complex: {
    status: 422,
    isRetryable: false,
    message:
      'This file is too large or too complex to read within the limits. Please split it and upload the parts.',
  },
  reading_timed_out: {
    status: 422,
    isRetryable: true,
    message:
      'Reading this file took too long and was stopped. Please try again, or split the document.',
  },
  no_file: { status: 400, isRetryable: false, message: 'No file was sent. Please choose a file.' },
  too_many_files: {
    status: 400,
    isRetryable: false,
    message: 'Too many files: Please upload one file at a time.',
  },
  file_empty: {
    status: 400,
    isRetryable: false,
    message: 'File too small: The file is empty. Please choose a file with content.',
  },
  upload_interrupted: {
    status: 400,
    isRetryable: true,
    message: 'The upload was interrupted before the whole file arrived. Please try again.',
  },
} as const satisfies Record<string, ErrorFacts>;
