// The French words, set by set, by difficulty. An accented letter is a letter of its own.

import { readSet } from '../read-set.ts'
import type { WordBank } from '../word-item.ts'

export const FRENCH_WORDS: WordBank = {
  elementary: [
    readSet(`
      1 lit roi feu chat bleu lune sac mer bus ami lion
      2 riz jeu pain loup ours pied bébé eau nez dos rue vélo dent main bras coq nid miel rose noir
      2 bain sel jus ciel robe lire rire
      3 jupe café père âne oie vert gris mère lait clé vent parc
      4 été thé noix kiwi banc gant huit cinq zéro
    `),
    readSet(`
      1 fleur pomme tigre livre robot lapin panda table
      2 vache avion plage piano nuage chien poule singe melon tarte lampe porte lundi rouge maman ferme
      2 arbre sable
      3 neige pluie école poney hibou crabe poire prune sucre soupe glace stylo gomme avril matin jaune
      3 tante reine train route ville danse
      4 zèbre forêt fête radis crêpe tapis balai règle blanc jambe oncle métro vague froid
      5 cygne frère herbe géant
    `),
    readSet(`
      1 maison jardin cheval
      2 mouton dragon bateau crayon citron canard banane tomate salade pirate ballon orange dormir
      2 manger
      3 tortue girafe dessin hiver souris renard panier farine bonbon bouche visage prince soleil
      3 camion samedi violet animal bonnet enfant voisin classe violon
      4 étoile gâteau fusée requin fraise raisin beurre chaise rideau bureau trésor chemin poupée
      4 cadeau bougie fourmi copain
      5 lézard miroir épaule vipère phoque maître
    `),
  ],
  middle: [
    readSet(`
      1 volcan balance glacier empire colonie temple fable roman verbe courage timide fragile journal
      2 justice climat texture voyageur planète atome poumon esclave auteur sujet angle graine
      3 habitat gravité récolte siècle énergie cellule fossile muscle cerveau reptile minéral plaine
      3 désert orbite moine paysan légende comédie farce adverbe pronom virgule cercle sommet pinceau
      3 masque modeste débat pollen aimant levier vapeur
      4 mystère oxygène crâne vaccin espèce plateau vallée éclipse comète galaxie traité poème strophe
      4 voyelle préfixe mélodie chorale curieux respect citoyen impôt marée falaise
      5 rythme pharaon royaume abbaye vitrail théâtre syllabe honnête séisme
    `),
    readSet(`
      1 aventure tornade continent vitamine invention monument triangle portrait observer pollution
      2 candidat fragment microbe vertical obstacle organisme ouragan digestion ministre artisan
      2 proverbe fraction multiple
      3 horizon symbole équation frontière squelette herbivore carnivore molécule avalanche longitude
      3 méridien télescope protéine chevalier président élection majorité commerce empereur croisade
      3 manuscrit adjectif dialogue chapitre losange paysage prudent solidaire tradition gratitude
      3 reportage résumer recyclage migration chenille
      4 polygone boussole ascenseur narrateur bactérie péninsule équateur satellite épidémie pyramide
      4 monarchie sénateur marchand antonyme suspense réplique diamètre périmètre hexagone moyenne
      4 orchestre aquarelle généreux héritage bénévole curiosité éruption érosion
      5 symphonie mammifère astéroïde conquête aqueduc synonyme quotient symétrie parallèle
    `),
  ],
  high: [
    readSet(`
      1 démocratie nostalgie équilibre parodie monologue baroque mutation évolution inertie électron
      1 vecteur propagande révolution impartial
      2 inévitable métaphore hypothèse paradoxe prologue incipit romantisme réalisme humanisme
      2 participe syntaxe cohérence isotope sédiment dérivée intégrale parabole exposant probabilité
      2 statistique constitution suffrage idéologie capitalisme nationalisme colonisation renaissance
      2 diplomatie abolition résistance génocide parlement inflation monopole patrimoine empathie
      2 altruisme autonomie arbitraire dérisoire équitable implicite insolite obsolète précaire
      2 prolifique superflu unanime vestige réfuter
      3 tangible sceptique résilient éphémère pragmatique alexandrin assonance classicisme subjonctif
      3 éloquence biodiversité anticorps fréquence coefficient théorème totalitaire absolutisme
      3 subvention dogmatique préjugé aléatoire ambivalent austère désinvolte éloquent réticent
      3 subtilité élucider
      4 ambiguïté empirique exhaustif catalyseur persévérance bienveillant allégorie hyperbole anaphore
      4 oxymore antithèse périphrase dénouement quiproquo naturalisme surréalisme symbolisme pamphlet
      4 plaidoyer néologisme archaïsme polysémie homonyme rhétorique chromosome génotype symbiose
      4 métabolisme écosystème pathogène accélération entropie viscosité polynôme permutation
      4 irrationnel référendum oligarchie aristocratie armistice ségrégation judiciaire récession
      4 mécénat pénurie dystopie conscience sophisme chimère énigmatique fastidieux inhérent laconique
      4 lucidité magnanime mélancolie méticuleux perplexe perspicace réciproque sporadique ténacité
      4 versatile corroborer
      5 souveraineté désuétude chiasme métonymie euphémisme péripétie didascalie asymptote hypoténuse
      5 trigonométrie laïcité syllogisme fallacieux hégémonie hétérogène péremptoire véhément
    `),
  ],
}
