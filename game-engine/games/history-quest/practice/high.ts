// Which skill of the curriculum each question for high school practises.
import type { QuizPractice } from '#engine/curriculum/written/quiz-practice.ts'
import { HIGH_ITEMS } from '../bank/high.ts'

export const HIGH_PRACTICE: QuizPractice = {
  items: HIGH_ITEMS,
  skills: {
    'enlightenment-atlantic-revolutions':
      'bill-of-rights-1689-taxes locke-people-may-replace-government montesquieu-separation-of-powers diderot-edits-encyclopedie jefferson-writes-declaration-1776 storming-of-the-bastille wollstonecraft-education-1792 toussaint-louverture-saint-domingue battle-of-ayacucho-in-peru haiti-indemnity-1825 monroe-doctrine-1823 louis-xvi-executed-1793 tennis-court-oath-1789 hidalgo-dolores-1810 brazil-pedro-1822 terror-committee-1793 napoleonic-code-1804 rousseau-general-will-1762 beccaria-crimes-punishments-1764 kant-what-is-enlightenment-1784',
    'industry-ideologies-reform':
      'congress-of-vienna communist-manifesto-1848 frankfurt-parliament-1848 liverpool-manchester-railway-1830 factory-act-1833-children seneca-falls-1848 snow-cholera-and-water garibaldi-and-the-thousand serfs-freed-1861 bismarck-german-unification may-day-1890-eight-hours finland-women-elected-1907 nationalism-idea-1848 february-revolution-paris-1848 bessemer-steel-1856 luddites-1811 chartists-six-points-1838 bismarck-health-insurance-1883 dreyfus-jaccuse-1898 paris-commune-1871',
    'reform-states-asia':
      'treaty-of-nanjing-five-ports perry-opens-japan-1853 taiping-capital-nanjing charter-oath-1868 tanzimat-equal-subjects siam-bowring-and-reform hundred-days-reform-1898 shimonoseki-1895',
    'imperialism-africa-asia':
      'crown-rule-india-1858 berlin-conference-africa leopold-congo-free-state menelik-victory-at-adwa salt-march-1930 maji-maji-1905 yaa-asantewaa-1900 hobson-investors-1902 scramble-map-1914 sepoy-cartridges-1857 quinine-malaria-1854 white-mans-burden-1899 suez-shares-egypt-1882 drain-of-wealth-naoroji-1901 herero-nama-1904 indirect-rule-lugard-1906 opium-why-war-1839 french-indochina-1893 boxer-uprising-1900 morel-congo-rubber-1903',
    'first-world-war':
      'assassination-at-sarajevo-1914 first-tanks-1916 sykes-picot-1916 versailles-article-231 schlieffen-plan-belgium-1914 indian-troops-first-world-war zimmermann-telegram-1917 gallipoli-dardanelles-1915 christmas-truce-1914 trench-stalemate-1914 chlorine-gas-ypres-1915 four-empires-fall-1918 july-crisis-alliances-1914 unrestricted-submarine-war-1917 league-fourteenth-point-1918 influenza-called-spanish-1918 turnip-winter-1916 somme-first-day-1916 brest-litovsk-1918 league-mandates-1919',
    'russian-revolution-ussr':
      'lenin-october-revolution collectivization-famine-1932 february-revolution-1917 new-economic-policy-1921 five-year-plan-heavy-industry gulag-camp-system yezhov-removed-from-photo bolshevik-slogan-peace-land-bread ussr-founded-1922 bloody-sunday-1905 red-white-civil-war-1918 dual-power-1917 constituent-assembly-1918 kronstadt-1921 stalin-rises-secretary-1924 great-terror-1937 literacy-campaign-1920s marx-industry-russia-peasants holodomor-village-blacklists land-decree-1917',
    'interwar-crisis-fascism':
      'mussolini-march-on-rome wall-street-crash-1929 japan-leaves-the-league enabling-act-1933 nuremberg-laws-1935 guernica-1937 munich-agreement-1938 marco-polo-bridge-1937 hitler-chancellor-1933 unemployment-and-votes-1932 franco-civil-war-1936 kellogg-briand-1928 ethiopia-italy-1935 appeasement-reasons-1938 smoot-hawley-1930 locarno-1925 fascism-idea-nation reichstag-fire-1933 manchuria-mukden-1931 anschluss-1938',
    'second-world-war':
      'turing-bombe-enigma stalingrad-turning-point d-day-normandy-1944 hiroshima-1945 midway-1942 bengal-famine-1943 soviet-war-dead nazi-soviet-pact-1939 poland-invaded-1939 dunkirk-evacuation-1940 battle-of-britain-1940 barbarossa-1941 pearl-harbor-1941 el-alamein-1942 japanese-american-internment-1942 kursk-1943 tehran-conference-1943 lend-lease-1941 china-war-toll-1937 night-witches-1942',
    'holocaust-and-genocide':
      'ringelblum-archive rwanda-genocide-1994 lemkin-coins-genocide genocide-convention-intent warsaw-ghetto-uprising-1943 babi-yar-shootings-1941 roma-sinti-victims armenian-genocide-1915',
    'reconstruction-to-jim-crow':
      'plessy-separate-but-equal-1896 fourteenth-amendment-citizenship sharecropping-debt grandfather-clause-louisiana ida-b-wells-lynching du-bois-answers-washington naacp-founded-1909 great-migration-1910-1970',
    'progressive-new-deal':
      'nineteenth-amendment-1920 social-security-1935 chinese-exclusion-act-1882 the-jungle-1906-meat immigration-quotas-1924 new-deal-left-out ccc-jobs-1933 unemployment-1933-and-war',
    'population-urban-geography':
      'malthus-population-1798 demographic-transition-gap replacement-fertility-2-1 growth-rate-slows-momentum green-revolution-borlaug favelas-informal-settlements population-pyramid-narrow-base australia-density-misleads',
    'corroboration-and-context':
      'petition-humble-servant whose-voice-missing-plantation famine-several-kinds-of-evidence photo-dated-by-newest-detail one-wire-report-two-papers diary-or-memoir-1916 hitler-diaries-forgery-1983 crowd-count-two-numbers',
    'cold-war':
      'truman-doctrine-1947 marshall-plan-1948 berlin-airlift-1948 nato-attack-on-one korea-armistice-1953 sputnik-first-satellite cuban-missile-crisis-ends prague-spring-1968 helsinki-final-act-1975 iron-curtain-speech-1946 containment-kennan-1947 soviet-bomb-1949 korea-north-attacks-1950 hungary-1956-tanks berlin-wall-built-1961 u2-powers-1960 hotline-1963 non-aligned-belgrade-1961 mutual-assured-destruction-1965 abm-salt-detente-1972',
    'chinese-revolution':
      'xinhai-1911-republic prc-1949-nationalists-to-taiwan great-leap-forward-famine shenzhen-special-zone-1980 may-fourth-1919 long-march-1934 cultural-revolution-red-guards household-responsibility-1978',
    'partition-of-india':
      'partition-of-india-1947 bangladesh-1971 bengal-partition-swadeshi-1905 quit-india-1942 jinnah-two-nation radcliffe-line-1947 partition-refugees-1947 ambedkar-constitution-1950',
    'decolonization-africa':
      'nkrumah-leads-ghana evian-1962-algeria year-of-africa-1960 lumumba-killed-1961 mau-mau-land-kenya carnation-revolution-colonies-1974 oau-keeps-borders-1964 cold-war-angola-1975 decolonization-word-1960 kenyatta-first-leader-kenya-1963 zimbabwe-1980-new-name guinea-votes-no-1958 biafra-1967 veterans-expect-freedom-1945 pan-african-congress-manchester-1945 libya-independent-1951 rhodesia-declaration-1965 ujamaa-arusha-1967 neocolonialism-nkrumah-1965 western-sahara-1975',
    'vietnam-southeast-asia':
      'geneva-1954-divides-vietnam saigon-1975-reunification ho-chi-minh-quotes-1776 tonkin-resolution-1964 tet-offensive-1968 khmer-rouge-1975 suharto-indonesia-1965 vietnam-war-named-american-war',
    'latin-america-20th-century':
      'chile-coup-1973 zapata-plan-de-ayala-1911 guatemala-coup-1954 cuban-revolution-1959 mothers-plaza-de-mayo operation-condor return-to-democracy-order import-substitution-latin-america',
    'middle-east-since-1945':
      'palestine-partition-plan-1947 suez-crisis-1956 oil-embargo-1973 iran-1979-khomeini war-1948-nakba-independence six-day-war-1967-territories camp-david-egypt-israel-1979 oslo-accords-1993',
    'apartheid-and-its-end':
      'sharpeville-pass-laws-1960 mandela-elected-1994 truth-commission-amnesty apartheid-population-registration soweto-1976 biko-black-consciousness sanctions-against-apartheid de-klerk-speech-1990',
    'oceania-rights-nuclear':
      'australia-referendum-1967 mabo-terra-nullius-1992 stolen-generations-apology-2008 castle-bravo-1954 rainbow-warrior-1985 new-zealand-nuclear-free-1987 papua-new-guinea-1975 waitangi-tribunal-1975',
    'civil-rights-movement':
      'brown-v-board-1954 rosa-parks-keeps-her-seat civil-rights-act-1964 march-on-washington-1963 voting-rights-act-1965 king-letter-birmingham-1963 delano-grape-strike-1965 alcatraz-occupation-1969 greensboro-sit-in-1960 montgomery-boycott-result-1956 little-rock-nine-1957 freedom-riders-1961 malcolm-x-self-defense-1964 loving-v-virginia-1967 fannie-lou-hamer-1964 selma-bridge-television-1965 fair-housing-act-1968 title-ix-1972 stonewall-1969 emmett-till-open-casket-1955',
    'constitution-courts-federalism':
      'marbury-judicial-review-1803 amendment-three-fourths mcculloch-maryland-1819 gideon-right-to-lawyer-1963 tinker-armbands-1969 first-amendment-private-firm filibuster-sixty-votes german-basic-law-1949-dignity supreme-court-judge-chosen no-single-constitution-uk great-compromise-1787 bill-of-rights-why-1791 mexico-constitution-1917 european-court-human-rights-1959 miranda-rights-1966 one-person-one-vote-1964 india-basic-structure-1973 south-africa-makwanyane-1995 presumption-of-innocence tenth-amendment-1791',
    'economic-systems-indicators':
      'gosplan-command-economy hyperinflation-germany-1923 keynes-general-theory-1936 gdp-leaves-out-care real-pay-after-inflation who-counts-as-unemployed volcker-raises-interest-1979 nominal-and-real-growth inflation-word-today central-bank-task-today mixed-economy-today recession-two-quarters progressive-tax-bracket gdp-per-person-compare gold-standard-left-1931 nixon-gold-window-1971 lehman-2008-crisis ostrom-commons-1990 monopoly-standard-oil-1911 lost-decades-deflation-japan',
    'propaganda-and-digital-sources':
      'kitchener-poster-1914 mad-brute-poster-1917 lateral-reading reverse-image-search dot-org-no-proof cropped-photo-context truncated-axis-graph deepfake-zelensky-2022',
    'end-of-cold-war':
      'solidarity-gdansk-1980 berlin-crossings-open-1989 ussr-dissolved-1991 glasnost-1985 poland-vote-june-1989 romania-december-1989 august-coup-1991 srebrenica-1995',
    'nine-eleven-and-after':
      'nine-eleven-al-qaeda article-five-invoked-2001 afghanistan-2001-taliban-refuse iraq-2003-wmd-claim patriot-act-2001 guantanamo-boumediene-2008 snowden-2013 kabul-august-2021',
    'globalization-internet-age':
      'transistor-1947 bretton-woods-1944 arpanet-packets-1969 microprocessor-1971 world-wide-web-opens-1991 european-coal-and-steel-1951 maastricht-european-union-1992 shipping-container-1956',
    'climate-and-environment-history':
      'montreal-protocol-1987 paris-agreement-2015 maathai-nobel-peace-prize-2004 dust-bowl-1930s silent-spring-1962 keeling-curve-1958 kyoto-protocol-1997 london-smog-1952',
    'us-since-1945':
      'gi-bill-1944 redlining-maps mccarthy-hearings-1954 medicare-great-society-1965 hart-celler-1965 watergate-cover-up-tapes reagan-1981-government ada-1990-capitol-crawl',
    'elections-media-participation':
      'gerrymander-1812 secret-ballot-victoria-1856 compulsory-voting-australia-1924 literary-digest-1936 plurality-three-way-race proportional-seats-count electoral-college-2000-2016 poll-margin-of-error',
    'human-rights-international-law':
      'un-charter-san-francisco roosevelt-chairs-human-rights-commission security-council-veto icc-tries-persons-2002 udhr-declaration-not-treaty nuremberg-superior-orders geneva-conventions-1949-civilians responsibility-to-protect-2005',
    'borders-and-geopolitics':
      'hormuz-oil-chokepoint ever-given-suez-2021 lesotho-enclave eez-200-nautical-miles nile-dam-water-share antarctic-treaty-1959 forty-ninth-parallel-1818 kashmir-dashed-line-map',
    'trade-development-inequality':
      'comparative-advantage-hours weaker-currency-exports trade-deficit-meaning hdi-three-measures-1990 gini-zero-means-equal debt-crisis-mexico-1982 extreme-poverty-since-1990 compound-interest-debt',
    'interpretations-of-history':
      'long-nineteenth-century-hobsbawm thompson-history-from-below fogel-railways-counterfactual fischer-1961-war-aims fact-or-interpretation-1914 irving-lipstadt-2000 presentism-judging-by-today historiography-meaning',
  },
  none: 'westphalia-1648 newton-principia-1687 chappe-optical-telegraph metre-from-pole-to-equator haber-bosch-ammonia bandung-conference-1955 good-friday-agreement-1998',
}
