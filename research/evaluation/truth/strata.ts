/** A group of documents from which the sample takes a fixed number. */
export interface Stratum {
  readonly name: string;
  /** Whether people without a lawyer get, sign or write such documents. */
  readonly isOfPeople: boolean;
  /** How many documents each half of the sample takes. */
  readonly count: number;
  /** Folders below the data folder. One that ends with `-` names every folder that begins so. */
  readonly folders: readonly string[];
}

/** The groups of the sample: 24 documents of ordinary people and 20 others. */
export const strata: readonly Stratum[] = [
  {
    name: 'contracts of people',
    isOfPeople: true,
    count: 7,
    folders: [
      'documents/accord-templates-apache2',
      'documents/allwave-weddings-mit',
      'documents/docassemble-mit',
      'documents/frosdot-cc0-or-mit',
      'documents/hackerspace-docs-cc-by-sa-4.0',
      'documents/lawsage-mit',
      'documents/legalguardian-mit',
      'documents/lemonade-policy-gfdl-1.3',
      'documents/liberu-mit',
      'documents/meanbee-mit',
      'documents/nothing-work-contract-cc0',
      'documents/open-employment-contract-cc-by-sa-3.0',
      'documents/openagreements-cc-by-4.0',
      'documents/plain-contract-cc-by-sa-4.0',
      'documents/resident-manager-mit',
      'documents/scottish-gov-ogl-3.0',
      'documents/spaceteams-cc0',
      'documents/template-business-mit',
      'documents/uk-gov-ogl-3.0',
      'everyday/notices-explainthisdoc',
    ],
  },
  {
    name: 'papers of people',
    isOfPeople: true,
    count: 5,
    folders: [
      'essays/ost-mit',
      'everyday/cv-',
      'everyday/emails-ruby-mail-mit',
      'everyday/letters-',
      'everyday/minutes-',
      'everyday/mixed-unstructured-apache2',
      'invoices/docsynth-mit',
      'invoices/markitdown-mit',
    ],
  },
  {
    name: 'commercial contracts',
    isOfPeople: false,
    count: 6,
    folders: [
      'documents/accord-apache2',
      'documents/beipa-cc0',
      'documents/blissful-apache2',
      'documents/bloomberg-beta-cc-by-3.0',
      'documents/bonaroo-agreements-mit',
      'documents/bonterms-',
      'documents/common-paper-cc-by-4.0',
      'documents/contract-kitchen-cc-by-4.0',
      'documents/cooley-seriesseed-cc0',
      'documents/edgar-contracts-cc-by-4.0',
      'documents/influencer-skills-apache2',
      'documents/llc-delaware-cc-by-4.0',
      'documents/openstart-legal-unlicense',
      'documents/papertrail-cc0',
      'documents/seriesseed-cc0',
      'documents/seriesseedfi-cc-by-3.0',
      'documents/service-contracts-mit',
      'documents/ugovor-mit',
    ],
  },
  {
    name: 'policies, reports and tables',
    isOfPeople: false,
    count: 4,
    folders: [
      'business/',
      'documents/18f-',
      'documents/basecamp-policies-',
      'documents/civicactions-handbook-cc-by-4.0',
      'documents/clef-handbook-cc0',
      'documents/github-site-policy-cc0',
      'documents/legalmattic-cc-by-sa-4.0',
      'documents/medium-policy-cc-by-sa-4.0',
      'documents/mozilla-legal-cc-by-sa-3.0',
      'documents/sparksuite-handbook-cc0',
      'everyday/reports-',
      'tables/matelda-dgov-apache2',
      'tables/spreadsheet-lesson-cc-by-4.0',
      'tables/workbooks-closedxml-mit',
    ],
  },
];

/** Whether a file, named by its path below the data folder, belongs to a stratum. */
export function belongsTo({ folders }: Stratum, document: string): boolean {
  return folders.some((folder) =>
    document.startsWith(folder.endsWith('-') || folder.endsWith('/') ? folder : `${folder}/`),
  );
}
