/** A party as the text introduces it. */
export interface FoundParty {
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Whether a legal form, an alias or a description shows that it is a party. */
  readonly isSure: boolean;
}
