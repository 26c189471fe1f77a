/** The person that a visitor has chosen to be. */
export interface DevelopmentPerson {
  readonly name: string;
  readonly email: string;
}
