interface ImportMetaEnv {
  /** Folder of the files that pdf.js loads by address, from the root of the site, with a slash at both ends. */
  readonly PDF_FILES: string;
}
