UPDATE `ar_games` SET `description` = 'A maze of letters stands up on a page of your notebook. Walk the right way and spell the word.' WHERE `id` = 'wordWizard';
