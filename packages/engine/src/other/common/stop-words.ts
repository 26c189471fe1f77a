/** English words that carry grammar, not content; lower case. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about above across after again against all almost also although always am among an and another any anyone anything are ' +
    'around as at away back be became because become becomes been before being below between both but by came can cannot come ' +
    "could couldn't did didn't do does doesn't doing done don't down during each either else enough especially etc even ever " +
    'every everyone everything few first for from further get gets getting go goes going gone got had has hasn have haven having ' +
    'he her here hers herself him himself his how however i if in indeed instead into is isn it its itself just keep kept last ' +
    'less let like made make makes making many may me might mine more most much must my myself near nearly need never ' +
    'nevertheless next no nobody none nor not nothing now of off often on once one ones only or other others otherwise our ours ' +
    'ourselves out over own part per perhaps put quite rather really said same say says second see seem seems several shall she ' +
    'should since so some someone something sometimes soon still such take taken than that the their theirs them themselves then ' +
    'there therefore these they thing things third this those though three through thus to together too toward towards two under ' +
    'until up upon us use used uses using usually very via was way ways we well went were what whatever when where whereas ' +
    'whether which while who whole whom whose why will with within without would yet you your yours yourself ' +
    "it's i'm i've i'd i'll that's there's isn't aren't wasn't weren't won't can't wouldn't shouldn't he's she's we're they're you're let's"
  ).split(' '),
);
