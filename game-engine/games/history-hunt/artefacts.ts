// The collection of History Hunt, oldest first: when and where each was made, which sides tell something, who vouches for it.
import type { Part } from '../../core/part.ts'
import type { Artefact, Continent, DateRange, Side, Source } from './artefact.ts'
import { aksumCoin, compass, moai, seismoscope, vikingShip } from './shapes/empires.ts'
import {
  astrolabe,
  beninPlaque,
  jikji,
  microscope,
  printingPress,
  quipu,
  telescope,
} from './shapes/learning.ts'
import { airplane, lightBulb, sputnik, steamEngine, telegraph } from './shapes/machines.ts'
import {
  amphora,
  boomerang,
  clayTablet,
  olmecHead,
  oracleBone,
  rosettaStone,
  wheel,
} from './shapes/stone-and-clay.ts'

const about = (from: number, to = from): DateRange => ({ from, to, circa: true })
const exactly = (year: number): DateRange => ({ from: year, to: year, circa: false })
const source = (title: string, institution: string, address: string): Source => ({
  title,
  institution,
  address,
})

const MET = ['The Metropolitan Museum of Art', 'www.metmuseum.org'] as const
const BRITISH_MUSEUM = ['British Museum', 'www.britishmuseum.org'] as const
const SMITHSONIAN = ['National Museum of American History, Smithsonian', 'americanhistory.si.edu'] as const
const AIR_AND_SPACE = ['National Air and Space Museum, Smithsonian', 'airandspace.si.edu'] as const
const BRITANNICA = ['Encyclopaedia Britannica', 'www.britannica.com'] as const

function artefact<Id extends string>(
  id: Id,
  continent: Continent,
  date: DateRange,
  clues: readonly Side[],
  sources: readonly Source[],
  shape: readonly Part[],
): Artefact & { readonly id: Id } {
  return { id, continent, date, clues, sources, shape }
}

export const ARTEFACTS = [
  artefact(
    'boomerang',
    'oceania',
    about(-8200, -7000),
    ['front', 'top', 'left', 'underneath'],
    [
      source('The Wyrie Swamp boomerang', 'South Australian Museum', 'www.samuseum.sa.gov.au'),
      source(
        'Earliest evidence of the boomerang in Australia',
        'National Museum of Australia',
        'www.nma.gov.au',
      ),
    ],
    boomerang(),
  ),
  artefact(
    'wheel',
    'europe',
    about(-3350, -3100),
    ['front', 'back', 'inside', 'underneath'],
    [source('The wheel with axle from the Ljubljana Marshes', 'City Museum of Ljubljana', 'mgml.si')],
    wheel(),
  ),
  artefact(
    'clay-tablet',
    'asia',
    about(-1750),
    ['front', 'back', 'left', 'top', 'underneath'],
    [source('Complaint tablet to Ea-nasir, 1953,0411.71', ...BRITISH_MUSEUM)],
    clayTablet(),
  ),
  artefact(
    'oracle-bone',
    'asia',
    about(-1250, -1046),
    ['front', 'back', 'top', 'underneath'],
    [
      source('Chinese Oracle-Bone Inscriptions', 'UNESCO Memory of the World', 'www.unesco.org'),
      source('Oracle bones', ...BRITANNICA),
    ],
    oracleBone(),
  ),
  artefact(
    'olmec-head',
    'northAmerica',
    about(-1200, -900),
    ['front', 'back', 'left', 'top', 'underneath'],
    [
      source('Colossal Head 1, San Lorenzo', 'Museo de Antropología de Xalapa', 'www.uv.mx'),
      source('Olmec art', ...MET),
    ],
    olmecHead(),
  ),
  artefact(
    'amphora',
    'europe',
    about(-530),
    ['front', 'back', 'left', 'inside', 'underneath'],
    [source('Terracotta Panathenaic prize amphora, 14.130.12', ...MET)],
    amphora(),
  ),
  artefact(
    'rosetta-stone',
    'africa',
    exactly(-196),
    ['front', 'top', 'left', 'back'],
    [source('The Rosetta Stone, EA24', ...BRITISH_MUSEUM)],
    rosettaStone(),
  ),
  artefact(
    'seismoscope',
    'asia',
    exactly(132),
    ['front', 'left', 'top', 'inside', 'underneath'],
    [
      source('Zhang Heng', ...BRITANNICA),
      source('Model of Zhang Heng’s seismoscope', 'National Museum of China', 'www.chnmuseum.cn'),
    ],
    seismoscope(),
  ),
  artefact(
    'aksum-coin',
    'africa',
    about(330, 380),
    ['front', 'back', 'left', 'top'],
    [
      source('Aksumite coins of King Ezana', ...BRITISH_MUSEUM),
      source('Foundations of Aksumite Civilization and Its Christian Legacy (1st–8th Century)', ...MET),
    ],
    aksumCoin(),
  ),
  artefact(
    'viking-ship',
    'europe',
    about(885, 895),
    ['front', 'left', 'top', 'inside', 'underneath'],
    [source('The Gokstad Ship', 'Museum of the Viking Age, University of Oslo', 'www.vikingtidsmuseet.no')],
    vikingShip(),
  ),
  artefact(
    'moai',
    'oceania',
    about(1000, 1200),
    ['front', 'back', 'left', 'top', 'underneath'],
    [source('Hoa Hakananai’a, Oc1869,1005.1', ...BRITISH_MUSEUM)],
    moai(),
  ),
  artefact(
    'compass',
    'asia',
    about(1088),
    ['front', 'top', 'inside', 'underneath'],
    [
      source('Shen Kuo', ...BRITANNICA),
      source('Mengxi Bitan (Dream Pool Essays), chapter 24', 'Chinese Text Project', 'ctext.org'),
    ],
    compass(),
  ),
  artefact(
    'astrolabe',
    'asia',
    exactly(1291),
    ['front', 'back', 'top', 'inside', 'left'],
    [source('Astrolabe of ʿUmar ibn Yusuf, 91.1.535', ...MET)],
    astrolabe(),
  ),
  artefact(
    'jikji',
    'asia',
    exactly(1377),
    ['front', 'back', 'top', 'inside'],
    [
      source(
        'Baegun hwasang chorok buljo jikji simche yojeol (vol. II)',
        'UNESCO Memory of the World',
        'www.unesco.org',
      ),
      source('Jikji, Coréen 109', 'Bibliothèque nationale de France', 'gallica.bnf.fr'),
    ],
    jikji(),
  ),
  artefact(
    'quipu',
    'southAmerica',
    about(1400, 1532),
    ['front', 'left', 'top', 'underneath'],
    [source('Khipu (quipu)', 'Museo Larco, Lima', 'www.museolarco.org'), source('Quipu', ...BRITANNICA)],
    quipu(),
  ),
  artefact(
    'printing-press',
    'europe',
    about(1450, 1455),
    ['front', 'left', 'top', 'inside', 'underneath'],
    [
      source('Gutenberg and the printing press', 'Gutenberg-Museum Mainz', 'www.gutenberg-museum.de'),
      source('Gutenberg Bible', 'British Library', 'www.bl.uk'),
    ],
    printingPress(),
  ),
  artefact(
    'benin-plaque',
    'africa',
    about(1550, 1680),
    ['front', 'back', 'left', 'top', 'underneath'],
    [
      source('Plaque: Mounted King and Attendants, 1978.412.309', ...MET),
      source('Brass plaques of the Benin Kingdom', 'Digital Benin', 'digitalbenin.org'),
    ],
    beninPlaque(),
  ),
  artefact(
    'telescope',
    'europe',
    exactly(1609),
    ['front', 'back', 'left', 'inside'],
    [
      source(
        'Galileo’s telescope, inv. 2428, and objective lens, inv. 2429',
        'Museo Galileo, Florence',
        'www.museogalileo.it',
      ),
      source('Galileo', ...BRITANNICA),
    ],
    telescope(),
  ),
  artefact(
    'microscope',
    'europe',
    about(1674),
    ['front', 'back', 'inside', 'underneath'],
    [
      source(
        'Microscope by Antoni van Leeuwenhoek',
        'Rijksmuseum Boerhaave, Leiden',
        'rijksmuseumboerhaave.nl',
      ),
      source('Antonie van Leeuwenhoek', ...BRITANNICA),
    ],
    microscope(),
  ),
  artefact(
    'steam-engine',
    'europe',
    exactly(1776),
    ['front', 'left', 'top', 'inside', 'underneath'],
    [
      source(
        '“Old Bess”, pumping engine by Boulton and Watt, 1777',
        'Science Museum, London',
        'www.sciencemuseum.org.uk',
      ),
      source('James Watt', ...BRITANNICA),
    ],
    steamEngine(),
  ),
  artefact(
    'telegraph',
    'northAmerica',
    exactly(1844),
    ['front', 'back', 'top', 'underneath'],
    [
      source('Morse–Vail telegraph key, EM.181411', ...SMITHSONIAN),
      source('First telegraphic message, 24 May 1844', 'Library of Congress', 'www.loc.gov'),
    ],
    telegraph(),
  ),
  artefact(
    'light-bulb',
    'northAmerica',
    exactly(1879),
    ['front', 'top', 'inside', 'underneath'],
    [source('Edison’s light bulb: Lighting a Revolution', ...SMITHSONIAN)],
    lightBulb(),
  ),
  artefact(
    'airplane',
    'northAmerica',
    exactly(1903),
    ['front', 'back', 'left', 'inside', 'underneath'],
    [source('1903 Wright Flyer', ...AIR_AND_SPACE)],
    airplane(),
  ),
  artefact(
    'sputnik',
    'europe',
    exactly(1957),
    ['front', 'back', 'inside', 'underneath'],
    [source('Sputnik 1', 'NASA History', 'www.nasa.gov'), source('Sputnik 1 replica', ...AIR_AND_SPACE)],
    sputnik(),
  ),
] as const satisfies readonly Artefact[]

export type ArtefactId = (typeof ARTEFACTS)[number]['id']

const BY_ID: ReadonlyMap<string, Artefact> = new Map(ARTEFACTS.map((one) => [one.id, one]))

export function artefactOf(id: ArtefactId): Artefact {
  const found = BY_ID.get(id)
  if (!found) throw new RangeError(`no artefact ${id}`)
  return found
}
