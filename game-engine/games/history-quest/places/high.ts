// Questions for high school that stand elsewhere than their skill says: nearer to their subject, or where the place would
// tell the answer.
import type { PlaceTable } from './place-name.ts'

export const HIGH_PLACES: PlaceTable = {
  field:
    'famine-several-kinds-of-evidence sharecropping-debt great-leap-forward-famine green-revolution-borlaug delano-grape-strike-1965 maathai-nobel-peace-prize-2004 chico-mendes-forest-reserves-1988',
  forest: 'forty-ninth-parallel-1818 ccc-jobs-1933 camp-david-egypt-israel-1979',
  island: 'cuban-missile-crisis-ends keeling-curve-1958 guantanamo-boumediene-2008',
  ice: 'antarctic-treaty-1959 montreal-protocol-1987',
  castle: 'westphalia-1648',
  telescope: 'newton-principia-1687',
  printShop:
    'locke-people-may-replace-government wollstonecraft-education-1792 diderot-edits-encyclopedie one-wire-report-two-papers kitchener-poster-1914 mad-brute-poster-1917 du-bois-answers-washington literary-digest-1936 glasnost-1985',
  palace:
    'montesquieu-separation-of-powers storming-of-the-bastille chappe-optical-telegraph metre-from-pole-to-equator congress-of-vienna bismarck-german-unification berlin-conference-africa assassination-at-sarajevo-1914 versailles-article-231 enabling-act-1933 japan-leaves-the-league nazi-soviet-pact-1939 bretton-woods-1944 mussolini-march-on-rome',
  plantation: 'toussaint-louverture-saint-domingue haiti-indemnity-1825 whose-voice-missing-plantation',
  market:
    'shipping-container-1956 malthus-population-1798 hyperinflation-germany-1923 comparative-advantage-hours bengal-partition-swadeshi-1905',
  parliament:
    'london-smog-1952 amendment-three-fourths frankfurt-parliament-1848 finland-women-elected-1907 german-basic-law-1949-dignity filibuster-sixty-votes fourteenth-amendment-citizenship nineteenth-amendment-1920 new-deal-left-out truman-doctrine-1947 ambedkar-constitution-1950 mccarthy-hearings-1954 european-coal-and-steel-1951 reagan-1981-government ada-1990-capitol-crawl de-klerk-speech-1990 maastricht-european-union-1992 stolen-generations-apology-2008 patriot-act-2001 house-chose-president-1825',
  caravel: 'monroe-doctrine-1823',
  plaza: 'battle-of-ayacucho-in-peru carnation-revolution-colonies-1974',
  railway: 'great-migration-1910-1970 partition-refugees-1947 dust-bowl-1930s',
  townHall:
    'compulsory-voting-australia-1924 secret-ballot-victoria-1856 seneca-falls-1848 naacp-founded-1909 medicare-great-society-1965 oslo-accords-1993 good-friday-agreement-1998',
  home: 'snow-cholera-and-water',
  steamship:
    'treaty-of-nanjing-five-ports siam-bowring-and-reform garibaldi-and-the-thousand chinese-exclusion-act-1882 immigration-quotas-1924 gallipoli-dardanelles-1915 import-substitution-latin-america midway-1942 d-day-normandy-1944 prc-1949-nationalists-to-taiwan suez-crisis-1956 tonkin-resolution-1964 oil-embargo-1973 sanctions-against-apartheid eez-200-nautical-miles rainbow-warrior-1985 weaker-currency-exports trade-deficit-meaning ever-given-suez-2021 hormuz-oil-chokepoint',
  onionDomes: 'serfs-freed-1861 august-coup-1991',
  mosque: 'tanzimat-equal-subjects iran-1979-khomeini',
  caravan: 'sykes-picot-1916',
  domedTomb: 'crown-rule-india-1858',
  march: 'may-day-1890-eight-hours salt-march-1930 may-fourth-1919 quit-india-1942 crowd-count-two-numbers',
  map: 'menelik-victory-at-adwa yaa-asantewaa-1900 maji-maji-1905 marco-polo-bridge-1937 munich-agreement-1938 redlining-maps radcliffe-line-1947 afghanistan-2001-taliban-refuse kabul-august-2021 australia-density-misleads ussr-dissolved-1991',
  ballot: 'mandela-elected-1994 poland-vote-june-1989 voting-rights-act-1965 australia-referendum-1967',
  city: 'stonewall-1969 ida-b-wells-lynching civil-rights-act-1964 rosa-parks-keeps-her-seat marshall-plan-1948 prague-spring-1968 shenzhen-special-zone-1980 romania-december-1989 apartheid-population-registration',
  factory:
    'liverpool-manchester-railway-1830 the-jungle-1906-meat haber-bosch-ammonia unemployment-1933-and-war gosplan-command-economy wall-street-crash-1929 solidarity-gdansk-1980',
  bank: 'social-security-1935 debt-crisis-mexico-1982',
  trench: 'fischer-1961-war-aims fact-or-interpretation-1914 diary-or-memoir-1916',
  ruins: 'berlin-airlift-1948',
  radioMast: 'zimmermann-telegram-1917 turing-bombe-enigma cultural-revolution-red-guards transistor-1947',
  memorial:
    'gulag-camp-system collectivization-famine-1932 nuremberg-laws-1935 guernica-1937 bengal-famine-1943 soviet-war-dead hiroshima-1945 srebrenica-1995 nine-eleven-al-qaeda khmer-rouge-1975',
  archive: 'yezhov-removed-from-photo cropped-photo-context',
  court:
    'tinker-armbands-1969 grandfather-clause-louisiana nuremberg-superior-orders icc-tries-persons-2002 irving-lipstadt-2000 brown-v-board-1954 king-letter-birmingham-1963 truth-commission-amnesty watergate-cover-up-tapes mabo-terra-nullius-1992',
  school: 'gi-bill-1944 arpanet-packets-1969',
  assembly:
    'genocide-convention-intent lemkin-coins-genocide palestine-partition-plan-1947 nato-attack-on-one bandung-conference-1955 helsinki-final-act-1975 kyoto-protocol-1997 paris-agreement-2015 hdi-three-measures-1990 article-five-invoked-2001 iraq-2003-wmd-claim',
  border:
    'korea-armistice-1953 berlin-crossings-open-1989 six-day-war-1967-territories war-1948-nakba-independence hungary-opens-border-1989',
  paddy: 'bangladesh-1971 household-responsibility-1978',
  computer: 'lateral-reading reverse-image-search dot-org-no-proof snowden-2013',
  newFlag: 'papua-new-guinea-1975',
  pagoda: 'perry-opens-japan-1853',
}
