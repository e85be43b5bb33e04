/**
 * Names that are ordinary words of their language in small letters: “may” is not a person, and “polish” not a people.
 * Such a name is only found in its own case. Plain data; a name that is missing here is found in any case.
 */
const words: ReadonlySet<string> = new Set(
  [
    // Countries, peoples, languages and cities.
    'Bath Brazil Chad China Cologne Cork Dane Finn Guinea Guernsey Japan Jersey Jordan Lima Man Nice Orange Panama',
    'Philippine Pole Poles Polish Reading Slough Swede Swedes Turkey Wales Welsh',
    // Months and seasons, also as names of people.
    'April August Autumn Dawn Fall January June March May Spring Summer Winter',
    // People.
    'Art Baker Bill Bishop Black Bond Bradley Brown Bush Butler Carpenter Church Clay Cook Cooper Dean Drew Faith Fields',
    'Fisher Fox Frank Gates Gore Grace Grant Gray Green Hill Hope Hunt Hunter Ivy Jack Joy King Lake Lance Long',
    'Lord Love Major Mark Marshall Mason Mercy Miles Miller Moon North Page Park Parker Pat Patience Price Prince Queen',
    'Ray Rice Rich Rob Rock Rose Rush Sessions Shepherd Short Smith Snow Star Stone Strong Sue Taylor Tiger Trump Walker',
    'Ward Waters Weaver West White Will Wise Wolf Wood Woods Worth Young',
    // Parties, companies and newspapers.
    'Alphabet Amazon Apple Centre Conservative Conservatives Democrat Democrats Express Gap Greens Guardian Independent',
    'Independents Labour Liberal Liberals Mail Meta Mirror Oracle People Post Republican Republicans Shell Sun Target',
    'Telegraph Times Visa Wagner',
  ]
    .join(' ')
    .split(' '),
);

/** Whether a name, written with a capital, is an ordinary word in small letters. */
export function isOrdinaryWord(name: string): boolean {
  return words.has(name);
}
